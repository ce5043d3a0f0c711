import { type ReactNode, useId, useRef, useState } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Ruler } from './Ruler.tsx'
import * as css from './ScalePreview.css.ts'
import type { scalePreviewUnits } from './ScalePreview.variants.ts'
import { useIsNear } from './useIsNear.ts'
import { usePrintedWidth } from './usePrintedWidth.ts'

/** The props of `ScalePreview`. */
export interface ScalePreviewProps {
  readonly title: ReactNode
  /** One repeat of the design and its printed size in inches. */
  readonly tile: { readonly src: string; readonly width: number; readonly height: number }
  readonly unit: (typeof scalePreviewUnits)[number]
  /** Beside the title: a `SegmentedControl` for the unit. */
  readonly unitSwitch?: ReactNode
  /** The accessible name of the slider: "Length on the ruler". */
  readonly sliderLabel: string
  /** Formats a length: "5.75 in". */
  readonly format: (length: number) => string
  readonly note?: ReactNode
  /** The number of screen px that show one inch of fabric. With 67 px, the product column shows 11 inches. */
  readonly pixelsPerInch?: number | undefined
}

type PrintProps = Pick<ScalePreviewProps, 'tile'> & { readonly id: string; readonly pixelsPerInch: number }

/** Fills a layer with the design. */
const Print = ({ id, tile, pixelsPerInch }: PrintProps) => {
  const size = { width: tile.width * pixelsPerInch, height: tile.height * pixelsPerInch }
  return (
    <>
      <pattern id={id} patternUnits="userSpaceOnUse" {...size}>
        <image href={tile.src} preserveAspectRatio="none" {...size} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}

/**
 * The print at true scale with a ruler that can be dragged. The design loads when the preview comes near the window.
 * Without JavaScript it loads with the page, and the ruler is static.
 */
export const ScalePreview = ({
  title,
  tile,
  unit,
  unitSwitch,
  sliderLabel,
  format,
  note,
  pixelsPerInch = 67,
}: ScalePreviewProps) => {
  const pattern = useId()
  const stage = useRef<HTMLDivElement>(null)
  const width = usePrintedWidth(stage)
  const isNear = useIsNear(stage)
  const [share, setShare] = useState(0.52)
  const unitWidth = unit === 'in' ? pixelsPerInch : pixelsPerInch / 2.54
  const length = Math.round(((width * share) / unitWidth) * 4) / 4
  return (
    <section aria-label={sliderLabel}>
      <div className={css.scalePreviewHeader}>
        <Heading level={2} size="group">
          {title}
        </Heading>
        {unitSwitch}
      </div>
      <div className={css.scalePreviewStage} ref={stage}>
        <noscript>
          <svg className={css.scalePreviewLayer} aria-hidden="true">
            <Print id={`${pattern}static`} tile={tile} pixelsPerInch={pixelsPerInch} />
          </svg>
        </noscript>
        <svg className={css.scalePreviewLayer} aria-hidden="true">
          {isNear ? <Print id={pattern} tile={tile} pixelsPerInch={pixelsPerInch} /> : null}
          <svg x={`${share * 100}%`} className={css.scalePreviewOverflow} aria-hidden="true">
            <path className={css.scalePreviewMark} d="M0 0v430" />
            <rect className={css.scalePreviewPill} x="-46" y="24" width="92" height="34" rx="17" />
            <text className={css.scalePreviewMeasurement} y="46" textAnchor="middle">
              {format(length)}
            </text>
          </svg>
        </svg>
        <Ruler unit={unit} unitWidth={unitWidth} units={unit === 'in' ? 24 : 60} />
        <input
          className={css.scalePreviewSlider}
          type="range"
          min={0}
          max={1000}
          value={share * 1000}
          aria-label={sliderLabel}
          aria-valuetext={format(length)}
          onChange={(event) => setShare(Number(event.currentTarget.value) / 1000)}
        />
      </div>
      {note ? <p className={css.scalePreviewNote}>{note}</p> : null}
    </section>
  )
}
