/// Elementary functions in double, our own because the system's differ between processors and versions.
/// Good to a few units in 1e-16 for the arguments they meet: far below the float they are rounded to.
#ifndef DGM_FLOAT64_H
#define DGM_FLOAT64_H

/// exp(x) for |x| at most 700.
double dgm_exp_f64(double x);

/// ln(x) for positive normal x.
double dgm_log_f64(double x);

/// sin(x) and cos(x) for |x| at most 1e6.
void dgm_sine_cosine_f64(double x, double *sine, double *cosine);

#endif
