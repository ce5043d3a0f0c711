import { short, upTo } from '../kit/number.ts'
import { randomOf } from '../kit/random.ts'

type Pile = {
  readonly seed: string
  readonly side: number
  readonly count: number
  /** The length of a fibre. */
  readonly length: number
  /** How much fibres bend sideways; 0 is straight down. */
  readonly bend: number
  readonly width: number
  readonly dark: number
  readonly light: number
}

/** Fibres above the cloth: short and straight on velvet, bent on fleece, curled on sherpa. */
export const pile = ({ seed, side, count, length, bend, width, dark, light }: Pile) => {
  const random = randomOf(seed)
  const fibres = { dark: '', light: '' }
  for (const index of upTo(count)) {
    const reach = length * random.between(0.6, 1.3)
    const turn = bend * random.bell() * 2
    const [x, y] = [random.upTo(side), random.upTo(side)]
    const curl = `q${short(turn * reach)} ${short(reach * 0.2)} ${short(turn * reach * 0.4)} ${short(reach)}`
    // A fibre that crosses an edge of the square is drawn at the opposite edge too.
    const margin = reach + width
    const places = [-side, 0, side]
      .flatMap((dx) => [-side, 0, side].map((dy) => [x + dx, y + dy] as const))
      .filter(([left, top]) => left > -margin && left < side + margin && top > -margin && top < side + margin)
    const tone = index % 2 === 0 ? 'dark' : 'light'
    fibres[tone] += places.map(([left, top]) => `M${short(left)} ${short(top)}${curl}`).join('')
  }
  const drawn = (path: string, colour: string, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  return { side, marks: drawn(fibres.dark, '#000', dark) + drawn(fibres.light, '#fff', light) }
}
