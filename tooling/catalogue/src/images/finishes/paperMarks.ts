import { short, upTo } from '../kit/number.ts'
import { randomOf } from '../kit/random.ts'

type Marks = { readonly side: number; readonly marks: string }

const stroke = (path: string, colour: string, width: number, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" opacity="${opacity.toFixed(3)}"/>`

/** A fine grain of dots, for smooth paper and film. */
export const grain = (seed: string, side: number, count: number, opacity: number): Marks => {
  const random = randomOf(seed)
  const dots = () =>
    upTo(count)
      .map(() => `M${short(random.between(2, side - 2))} ${short(random.between(2, side - 2))}h.1`)
      .join('')
  return { side, marks: stroke(dots(), '#000', 1.6, opacity) + stroke(dots(), '#fff', 1.6, opacity * 1.4) }
}

/** Short fibres, for uncoated paper. */
export const paperFibres = (seed: string, side: number, count: number): Marks => {
  const random = randomOf(seed)
  const fibres = () =>
    upTo(count)
      .map(() => {
        const [dx, dy] = [random.bell() * 26, random.bell() * 26]
        return `M${short(random.between(30, side - 30))} ${short(random.between(30, side - 30))}q${short(dx / 2 + random.bell() * 8)} ${short(dy / 2)} ${short(dx)} ${short(dy)}`
      })
      .join('')
  return { side, marks: stroke(fibres(), '#000', 1.1, 0.16) + stroke(fibres(), '#fff', 1.4, 0.28) }
}

/** Lines in both directions, each a little different, for paper that looks like linen. */
export const crosshatch = (seed: string, side: number, step: number, strength: number): Marks => {
  const random = randomOf(seed)
  const marks = upTo(side / step)
    .flatMap((at) => {
      const place = short((at + 0.5) * step)
      return [`M0 ${place}H${side}`, `M${place} 0V${side}`].map((path) =>
        stroke(
          path,
          random.chance(0.55) ? '#000' : '#fff',
          step * random.between(0.25, 0.7),
          random.between(0.3, 1) * strength,
        ),
      )
    })
    .join('')
  return { side, marks }
}

/** Flat stems of grass side by side, held by cotton threads. */
export const grassStems = (seed: string, side: number): Marks => {
  const random = randomOf(seed)
  const stems: string[] = []
  let y = 0
  while (y < side) {
    const height = Math.min(random.between(4, 15), side - y)
    const tone = random.pick(['#6b4a1c', '#c79a52', '#fff3d2', '#3d2a12', '#e7c98d'])
    stems.push(
      `<rect y="${short(y)}" width="${side}" height="${short(height)}" fill="${tone}" opacity="${random.between(0.12, 0.3).toFixed(2)}"/>` +
        stroke(`M0 ${short(y)}H${side}`, '#1d1206', 1.4, random.between(0.3, 0.6)) +
        stroke(`M0 ${short(y + height * 0.35)}H${side}`, '#fff', Math.max(1, height * 0.16), 0.22),
    )
    y += height
  }
  const thread = upTo(4)
    .map((at) => (at + 0.5) * (side / 4))
    .map(
      (x) =>
        stroke(`M${x} 0V${side}`, '#fff8e6', 2.2, 0.55) + stroke(`M${x + 2} 0V${side}`, '#000', 1.2, 0.28),
    )
  return { side, marks: stems.join('') + thread.join('') }
}

/** Small raised grains, each with a light and a dark side, for embossed vinyl. */
export const embossed = (seed: string, side: number, step: number): Marks => {
  const random = randomOf(seed)
  const places = upTo((side / step) ** 2).map((at) => {
    const columns = side / step
    const row = Math.floor(at / columns)
    const shift = row % 2 === 0 ? 0.36 : 0.64
    return [
      ((at % columns) + shift) * step + random.bell() * step * 0.1,
      (row + 0.5) * step + random.bell() * step * 0.1,
    ] as const
  })
  const arcs = (turn: 1 | -1) =>
    places
      .map(([x, y]) => {
        const r = step * 0.22
        return `M${short(x - r * turn)} ${short(y + r * 0.3 * turn)}q${short(r * 0.2 * turn)} ${short(-r * 1.2 * turn)} ${short(r * 1.4 * turn)} ${short(-r * turn)}`
      })
      .join('')
  return {
    side,
    marks: stroke(arcs(1), '#fff', step * 0.2, 0.42) + stroke(arcs(-1), '#000', step * 0.2, 0.24),
  }
}

/** Fine horizontal scratches, for brushed metal. */
export const brushed = (seed: string, side: number, colours: readonly string[]): Marks => {
  const random = randomOf(seed)
  const marks = upTo(side / 3)
    .map((at) =>
      stroke(
        `M0 ${at * 3 + 1.5}H${side}`,
        random.pick(colours),
        random.between(0.8, 2.6),
        random.between(0.1, 0.42),
      ),
    )
    .join('')
  return { side, marks }
}
