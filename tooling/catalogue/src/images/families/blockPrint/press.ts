import { short } from '../../kit/number.ts'
import type { Random } from '../../kit/random.ts'

/** A block never lands quite where the key block did: fills sit up to 1.4 units off their lines. */
export const misregistered = (random: Random): string =>
  `transform="translate(${short(random.between(-1.3, 1.3))} ${short(random.between(-1, 1.4))})"`

/** Each carved petal differs a little in angle and size. */
export const carved = (random: Random) => (): readonly [number, number] => [
  random.between(-3, 3),
  random.between(0.95, 1.05),
]
