// @internal
import { useId } from 'react'
import { processStepsDrawing, processStepsPaper } from './ProcessSteps.css.ts'
import { TilePattern } from './TilePattern.tsx'

/** A drawing of a parcel. */
export const ParcelDrawing = ({ tile }: { readonly tile: string }) => {
  const id = useId()
  return (
    <svg className={processStepsDrawing} viewBox="0 0 400 240" width="400" height="240" aria-hidden="true">
      <TilePattern id={id} tile={tile} scale={0.34} />
      <path d="M30 210H370" />
      <path className={processStepsPaper} d="M110 96L200 66L290 96V182L200 210L110 182Z" />
      <path d="M110 96L200 124L290 96M200 124V210M155 80L245 110V140L226 134" />
      <path d="M128 120L182 138V190L128 172Z" fill={`url(#${id})`} />
      <path d="M316 150c16-8 28-4 38 8M312 172c12-6 20-4 28 4" />
    </svg>
  )
}
