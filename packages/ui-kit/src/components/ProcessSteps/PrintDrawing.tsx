// @internal
import { useId } from 'react'
import { dotsBrandFill } from '../Dots/Dots.css.ts'
import { processStepsDot, processStepsDrawing, processStepsPaper } from './ProcessSteps.css.ts'
import { TilePattern } from './TilePattern.tsx'

const fills = [
  dotsBrandFill.dot1,
  dotsBrandFill.dot2,
  dotsBrandFill.dot3,
  dotsBrandFill.dot4,
  dotsBrandFill.dot5,
]

/** A drawing of a printer with five inks and fabric. */
export const PrintDrawing = ({ tile }: { readonly tile: string }) => {
  const id = useId()
  return (
    <svg className={processStepsDrawing} viewBox="0 0 400 240" width="400" height="240" aria-hidden="true">
      <TilePattern id={id} tile={tile} scale={0.34} />
      <path d="M90 118H310V206Q200 216 90 206Z" fill={`url(#${id})`} />
      <rect className={processStepsPaper} x="50" y="56" width="300" height="62" rx="6" />
      <path d="M30 210H370M78 78h150" />
      {fills.map((fill, index) => (
        <circle key={fill} className={`${fill} ${processStepsDot}`} cx={262 + index * 17} cy="78" r="6" />
      ))}
      <rect className={processStepsPaper} x="150" y="98" width="52" height="28" />
      <path d="M80 56V36H320V56" />
    </svg>
  )
}
