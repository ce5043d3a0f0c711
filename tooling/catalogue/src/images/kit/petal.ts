import { pair } from './number.ts'

/** A broad petal from the origin along +x. `notch` is the depth of the notch at the tip, as a share of the length. */
export const petal = (length: number, width: number, notch = 0): string =>
  `M0 0C${pair(length * 0.1, -width * 0.55)} ${pair(length * 0.45, -width * 1.12)} ${pair(length * 0.82, -width * 0.8)}` +
  `C${pair(length * 1.02, -width * 0.62)} ${pair(length * 1.06, -width * 0.2)} ${pair(length * (1 - notch), 0)}` +
  `C${pair(length * 1.06, width * 0.2)} ${pair(length * 1.02, width * 0.62)} ${pair(length * 0.82, width * 0.8)}` +
  `C${pair(length * 0.45, width * 1.12)} ${pair(length * 0.1, width * 0.55)} 0 0Z`

/** A teardrop with its round end outwards. */
export const tear = (length: number, width: number): string =>
  `M0 0C${pair(length * 0.4, -width)} ${pair(length, -width)} ${pair(length, 0)}C${pair(length, width)} ${pair(length * 0.4, width)} 0 0Z`
