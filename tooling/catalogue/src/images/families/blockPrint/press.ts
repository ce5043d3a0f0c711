import { short } from '../../kit/number.ts'
import type { Random } from '../../kit/random.ts'

/** The misregistration of a colour block: up to 1.4 units from the outlines. */
export const misregistered = (random: Random): string =>
  `transform="translate(${short(random.between(-1.3, 1.3))} ${short(random.between(-1, 1.4))})"`

/** Small random differences in angle and size between carved petals. */
export const carved = (random: Random) => (): readonly [number, number] => [
  random.between(-3, 3),
  random.between(0.95, 1.05),
]
