#ifndef DRAGOMAN_YAML_H
#define DRAGOMAN_YAML_H
#endif
