"""The two functions of the network whose gradients are written by hand: the SSRU's recurrence and the output layer."""

import torch
import torch.nn.functional as F


class SsruScan(torch.autograd.Function):
    """The SSRU recurrence c[t] = gate[t] c[t-1] + (1 - gate[t]) x[t] over [time, batch, width]."""

    @staticmethod
    def forward(ctx, gate, x):
        cells, previous, update = torch.empty_like(x), torch.zeros_like(x[0]), (1 - gate) * x
        for t in range(x.shape[0]):
            previous = torch.addcmul(update[t], gate[t], previous, out=cells[t])
        ctx.save_for_backward(gate, x, cells)
        return cells

    @staticmethod
    def backward(ctx, grad_output):
        gate, x, cells = ctx.saved_tensors
        steps = x.shape[0]
        grad_cells = torch.empty_like(grad_output)
        following = grad_cells[steps - 1] = grad_output[steps - 1]
        for t in range(steps - 2, -1, -1):
            following = torch.addcmul(grad_output[t], gate[t + 1], following, out=grad_cells[t])
        previous_cells = torch.cat([torch.zeros_like(cells[:1]), cells[:-1]], 0)
        return grad_cells * (previous_cells - x), grad_cells * (1 - gate)


class OutputLoss(torch.autograd.Function):
    """Output layer and label-smoothed cross entropy (sum) in one.

    The gradients are computed chunk by chunk in the forward pass, so that the logits of a whole
    batch never have to be stored.
    """

    @staticmethod
    def forward(ctx, states, weight, bias, targets, smoothing, chunk, bf16):
        count, classes = states.shape[0], weight.shape[0]
        dtype = torch.bfloat16 if bf16 else torch.float32
        low_weight, low_states = weight.to(dtype), states.to(dtype)
        place = {"device": states.device}
        grad_states = torch.empty(count, states.shape[1], **place)
        grad_weight, grad_bias = torch.zeros(weight.shape, **place), torch.zeros(classes, **place)
        loss = torch.zeros((), **place)
        for start in range(0, count, chunk):
            x, y = low_states[start : start + chunk], targets[start : start + chunk]
            rows = torch.arange(x.shape[0], **place)
            logits = F.linear(x, low_weight).float().add_(bias)
            norm = torch.logsumexp(logits, 1, keepdim=True)
            loss += ((1 - smoothing) * (norm[:, 0] - logits[rows, y]) + smoothing * (norm[:, 0] - logits.mean(1))).sum()
            grad = logits.sub_(norm).exp_().sub_(smoothing / classes)
            grad[rows, y] -= 1 - smoothing
            grad_bias += grad.sum(0)
            grad = grad.to(dtype)
            grad_states[start : start + chunk] = grad @ low_weight
            grad_weight += (grad.t() @ x).float()
        ctx.save_for_backward(grad_states, grad_weight, grad_bias)
        return loss

    @staticmethod
    def backward(ctx, grad_output):
        grad_states, grad_weight, grad_bias = ctx.saved_tensors
        return grad_states * grad_output, grad_weight * grad_output, grad_bias * grad_output, None, None, None, None
