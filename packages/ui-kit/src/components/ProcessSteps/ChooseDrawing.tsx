// @internal
import { useId } from 'react'
import { processStepsDrawing } from './ProcessSteps.css.ts'
import { TilePattern } from './TilePattern.tsx'

interface ChooseDrawingProps {
  readonly tile: string
  readonly colorways: readonly [string, string, string]
}

/** A drawing of fabric with a ruler and colourways. */
export const ChooseDrawing = ({ tile, colorways }: ChooseDrawingProps) => {
  const id = useId()
  const [first, second, third] = colorways
  return (
    <svg className={processStepsDrawing} viewBox="0 0 400 240" width="400" height="240" aria-hidden="true">
      <TilePattern id={`${id}0`} tile={tile} scale={0.34} />
      <TilePattern id={`${id}1`} tile={first} scale={0.3} />
      <TilePattern id={`${id}2`} tile={second} scale={0.3} />
      <TilePattern id={`${id}3`} tile={third} scale={0.3} />
      <rect x="70" y="44" width="126" height="150" fill={`url(#${id}0)`} />
      <path d="M70 24H196M70 18v12M196 18v12M50 44V194M44 44h12M44 194h12M30 210H370" />
      <rect x="214" y="44" width="62" height="70" fill={`url(#${id}1)`} />
      <rect x="288" y="44" width="62" height="70" fill={`url(#${id}2)`} />
      <rect x="214" y="124" width="62" height="70" fill={`url(#${id}3)`} />
      <rect x="288" y="124" width="62" height="70" strokeDasharray="5 6" />
      <path d="M319 149v20M309 159h20" />
    </svg>
  )
}
