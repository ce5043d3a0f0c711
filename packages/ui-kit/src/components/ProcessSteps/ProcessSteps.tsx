import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { ProgressDots } from '../ProgressDots/ProgressDots.tsx'
import { ChooseDrawing } from './ChooseDrawing.tsx'
import { ParcelDrawing } from './ParcelDrawing.tsx'
import { PrintDrawing } from './PrintDrawing.tsx'
import { processSteps, processStepsDots, processStepsText } from './ProcessSteps.css.ts'

/** A step: a title and one sentence. */
export interface ProcessStep {
  readonly title: ReactNode
  readonly text: ReactNode
}

/** The props of `ProcessSteps`. */
export interface ProcessStepsProps {
  /** The three steps: choose, print, receive. */
  readonly steps: readonly [ProcessStep, ProcessStep, ProcessStep]
  /**
   * `tile` is the URL of one repeat of the pattern on the fabric in the drawings. `colorways` are the URLs of that
   * repeat in three colourways.
   */
  readonly tile: string
  readonly colorways?: readonly [string, string, string] | undefined
}

const filled = [1, 3, 5] as const

/** Explains printing to order in three steps with drawings. */
export const ProcessSteps = ({ steps, tile, colorways = [tile, tile, tile] }: ProcessStepsProps) => {
  const drawings = [
    <ChooseDrawing key="choose" tile={tile} colorways={colorways} />,
    <PrintDrawing key="print" tile={tile} />,
    <ParcelDrawing key="parcel" tile={tile} />,
  ]
  return (
    <ol className={processSteps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three steps never change places.
        <li key={index}>
          {drawings[index]}
          <div className={processStepsDots}>
            <ProgressDots value={filled[index] ?? 5} />
          </div>
          <Heading level={3}>{step.title}</Heading>
          <p className={processStepsText}>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
