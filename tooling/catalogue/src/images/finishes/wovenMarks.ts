import { short, upTo } from '../kit/number.ts'
import { randomOf } from '../kit/random.ts'

type Weave = {
  readonly seed: string
  /** The width of a thread in units of a close-up. */
  readonly thread: number
  /**
   * The number of threads of the square in each direction. It has to be even, so that the weave continues in the next
   * square.
   */
  readonly threads: number
  /** The opacity of the gaps between threads. */
  readonly gap: number
  /** The opacity of the light on the threads. */
  readonly light: number
  /** How much threads differ, 0 to 1. */
  readonly uneven: number
  /** The number of thick places in the yarn. */
  readonly slubs?: number
}

const strokes = (path: readonly string[], colour: string, width: number, opacity: number): string =>
  `<path d="${path.join('')}" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" opacity="${opacity}"/>`

/** Threads of different colour from edge to edge, which make yarn look spun. */
const unevenThreads = ({ seed, thread, threads, uneven }: Weave): string => {
  const random = randomOf(`${seed} threads`)
  const side = thread * threads
  return upTo(threads)
    .flatMap((at) => {
      const centre = short((at + 0.5) * thread)
      return [`M0 ${centre}H${side}`, `M${centre} 0V${side}`].map(
        (path) =>
          `<path d="${path}" stroke="${random.chance(0.5) ? '#000' : '#fff'}" stroke-width="${short(thread)}" opacity="${(random.upTo(0.16) * uneven).toFixed(3)}"/>`,
      )
    })
    .join('')
}

const slubMarks = ({ seed, thread, threads, slubs = 0 }: Weave): string => {
  const random = randomOf(`${seed} slubs`)
  return upTo(slubs)
    .map((index) => {
      // Slubs keep clear of the edges, so that none is cut.
      const length = thread * random.between(3, 6)
      const from = random.between(thread, thread * threads - length - thread)
      const across = (random.whole(1, threads - 2) + 0.5) * thread
      const path =
        index % 3 === 2
          ? `M${short(across)} ${short(from)}v${short(length)}`
          : `M${short(from)} ${short(across)}h${short(length)}`
      return strokes([path], '#fff', thread * 0.95, 0.13) + strokes([path], '#000', thread * 0.35, 0.08)
    })
    .join('')
}

/** A plain weave: each thread passes over one and under the next. */
export const plainWeave = (weave: Weave): { readonly side: number; readonly marks: string } => {
  const { thread, threads, gap, light } = weave
  const gaps: string[] = []
  const lights: string[] = []
  for (const row of upTo(threads))
    for (const column of upTo(threads)) {
      const [x, y] = [column * thread, row * thread]
      const inset = thread * 0.28
      const run = short(thread - 2 * inset)
      if ((row + column) % 2 === 0) {
        gaps.push(`M${short(x + thread * 0.17)} ${short(y + inset)}v${run}`)
        lights.push(`M${short(x + thread * 0.6)} ${short(y + inset)}v${run}`)
      } else {
        gaps.push(`M${short(x + inset)} ${short(y + thread * 0.17)}h${run}`)
        lights.push(`M${short(x + inset)} ${short(y + thread * 0.6)}h${run}`)
      }
    }
  return {
    side: thread * threads,
    marks:
      unevenThreads(weave) +
      strokes(gaps, '#000', thread * 0.32, gap) +
      strokes(lights, '#fff', thread * 0.34, light) +
      slubMarks(weave),
  }
}

/** A satin weave: threads float over four others, and meet the fifth on a slanting line. */
export const satinWeave = (weave: Weave): { readonly side: number; readonly marks: string } => {
  const { thread, threads, gap, light } = weave
  const floats: string[] = []
  const ties: string[] = []
  const long = thread * 5
  for (const column of upTo(threads))
    for (const step of upTo(threads / 5)) {
      const x = short((column + 0.45) * thread)
      const y = ((column * 2) % 5) * thread + step * long
      const end = y + long - thread
      floats.push(`M${x} ${short(y + thread)}V${short(Math.min(end, thread * threads))}`)
      if (end > thread * threads) floats.push(`M${x} 0V${short(end - thread * threads)}`)
      ties.push(`M${short(column * thread + 1)} ${short(y + thread / 2)}h${short(thread - 2)}`)
    }
  return {
    side: thread * threads,
    marks:
      unevenThreads(weave) +
      strokes(floats, '#fff', thread * 0.5, light) +
      strokes(ties, '#000', thread * 0.5, gap),
  }
}
