import { dotsBrandFill } from '../Dots/Dots.css.ts'
import {
  droppedStitchCloth,
  droppedStitchDrawing,
  droppedStitchEdge,
  droppedStitchStitches,
  droppedStitchThread,
} from './DroppedStitch.css.ts'

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]
const columns = [0, 1, 2, 3, 4, 5]
const rows = [0, 1, 2, 3, 4, 5]

/** Whether a stitch is missing: one column lacks all stitches below the second row. */
const isDropped = (column: number, row: number) => column === 3 && row >= 2

const stitches = columns
  .flatMap((column) =>
    rows
      .filter((row) => !isDropped(column, row))
      .map((row) => `M${42 + column * 18} ${20 + row * 18}l7 10 7-10`),
  )
  .join('')

/** A decorative drawing of a swatch with a dropped stitch, for empty, error and not-found pages. */
export const DroppedStitch = () => (
  <svg className={droppedStitchDrawing} viewBox="0 0 168 150" width="168" height="150" aria-hidden="true">
    <path className={droppedStitchCloth} d="M8 6h148v134H8z" />
    <path className={droppedStitchEdge} d="M8 6h22v134H8z" />
    {fills.map((fill, index) => (
      <circle key={fill} className={fill} cx="19" cy={52 + index * 14} r="4" />
    ))}
    <path className={droppedStitchStitches} d={stitches} />
    <path className={droppedStitchThread} d="M103 60c-3 10 8 14 2 24s-9 12-2 22 14 20-2 30c-10 6-4 12 2 12" />
  </svg>
)
