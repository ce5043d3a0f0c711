import { group } from '../../kit/markup.ts'
import { pair, radians, short, times } from '../../kit/number.ts'
import { dot } from '../../kit/path.ts'
import type { Pen } from './pen.ts'

/** A thatched cottage with its doorstep at the origin. */
export const cottage = (pen: Pen): string => {
  const { random } = pen
  const thatch = times(15, (i) => {
    const u = i / 15
    return `M${pair(-30 + u * 62, -38)}L${pair(-22 + u * 54, -60)}`
  })
  const bricks = times(
    12,
    () => `M${pair(random.between(-24, 22), -random.between(4, 30))}h${short(random.between(3, 5))}`,
  )
  return (
    pen.shape('M-27 0V-36H27V0Z') +
    pen.shape('M12 -50V-72H20V-50Z', pen.deepWash) +
    pen.shape('M-34 -36L-24 -62H24L34 -36Z', pen.deepWash) +
    pen.thin(thatch) +
    pen.shape('M-5 0V-20Q0 -26 5 -20V0Z', pen.deepWash, 1) +
    pen.thin('M-20-26h9v10h-9ZM-15.5-26v10M-20-21h9M11-26h9v10h-9ZM15.5-26v10M11-21h9', 0.9) +
    pen.thin(bricks, 0.6) +
    pen.thin('M16-74q-5-6 1-11t2-12q-2-6 5-10', 1) +
    pen.tint('M27 0V-36L20-36V0Z', pen.wash) +
    pen.thin('M22-32v30M24.5-33v31', 0.6)
  )
}

/** A windmill with its doorstep at the origin. */
export const windmill = (pen: Pen): string => {
  const boards = times(
    6,
    (i) =>
      `M${pair(-14 + i * 0.9, -8 - i * 8.5)}Q${pair(0, -6 - i * 8.5)} ${pair(14 - i * 0.9, -8 - i * 8.5)}`,
  )
  const sail = (turn: number) => {
    const rungs = times(6, (i) => `M0 ${-13 - i * 5.4}h9`)
    return group(
      pen.shape('M0 -10H9V-43H0Z', pen.paper, 1) +
        pen.thin(`${rungs}M4.500 -10V-43`, 0.6) +
        pen.thin('M0 0V-45', 1.5),
      { y: -62, turn },
    )
  }
  const hatch = times(9, (i) => `M${pair(8.5 - i * 0.4, -4 - i * 5.4)}l${pair(5, -3)}`)
  return (
    pen.shape('M-16 0L-10 -54H10L16 0Z') +
    pen.tint('M5 0L3 -54H10L16 0Z', pen.wash) +
    pen.thin(boards, 0.6) +
    pen.thin(hatch, 0.6) +
    pen.shape('M-12 -53Q-11 -71 0 -74Q11 -71 12 -53Q0 -50 -12 -53Z', pen.deepWash) +
    pen.shape('M-4.500 0V-14Q0 -19 4.500 -14V0Z', pen.deepWash, 1) +
    pen.shape('M-3 -28h6v8h-6Z', pen.deepWash, 0.9) +
    [22, 112, 202, 292].map(sail).join('') +
    pen.thin(dot(0, -62), 5)
  )
}

/** A garden temple: steps, four columns, a dome. */
export const temple = (pen: Pen): string => {
  const columns = [-25, -9, 9, 25]
  const shafts = columns.map((x) =>
    pen.shape(`M${x - 3.5} -10L${x - 2.8} -46H${x + 2.8}L${x + 3.5} -10Z`, pen.paper, 1),
  )
  const flutes = columns.map((x) => `M${x + 0.8} -12V-45M${x + 2} -12V-45`).join('')
  const ribs = times(5, (i) => {
    const x = Math.cos(radians(30 + i * 30)) * 26
    return `M0 -85Q${pair(x * 0.9, -78)} ${pair(x, -57)}`
  })
  const hatch = times(8, (i) => `M${pair(12 + i * 1.9, -60 - Math.max(0, 5 - i) * 3)}l${pair(3, -4)}`)
  return (
    pen.tint('M-25 -46H25V-10H-25Z', pen.wash) +
    pen.tint('M-9 -46H9V-10H-9Z', pen.deepWash) +
    shafts.join('') +
    pen.thin(flutes, 0.5) +
    pen.shape('M-38 0V-4H38V0ZM-34 -4V-7.500H34V-4ZM-31 -7.500V-11H31V-7.500Z') +
    pen.shape('M-32 -46V-52H32V-46ZM-29 -52V-57H29V-52Z') +
    pen.shape('M-26 -57C-26 -76 -12 -86 0 -86S26 -76 26 -57Z', pen.wash) +
    pen.thin(ribs, 0.7) +
    pen.thin(hatch, 0.6) +
    pen.shape('M-2.500 -86Q0 -95 2.500 -86Z', pen.deepWash, 1) +
    pen.thin(`${times(9, (i) => `M${-28 + i * 7} -49h3`)}M-34 -1.500H34`, 0.6)
  )
}
