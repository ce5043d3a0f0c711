// @internal

/** The side of the square that a star is drawn in. */
export const STAR_GRID = 20

/** The distance from one star to the next. */
export const STAR_GAP = 3

/** The path of a star with rounded corners, in the square. */
export const STAR = (() => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 9 : 4.1
    const angle = (index * Math.PI) / 5
    return [10 + radius * Math.sin(angle), 10.6 - radius * Math.cos(angle)].map((value) => value.toFixed(2))
  })
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
})()
