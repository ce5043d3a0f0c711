import { Heading } from '@selvedge/ui-kit/Heading'
import { IntervalChart } from '@selvedge/ui-kit/IntervalChart'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ReactNode } from 'react'
import type { Difference } from '../../experiments/report/experimentReport.ts'
import { resultText, tickText } from './resultText.ts'

type ComparisonProps = {
  readonly title: ReactNode
  readonly caption: string
  readonly unit: string
  readonly difference: Difference | undefined
  /** The factor that converts the difference to the unit of the axis. */
  readonly scale: number
  readonly format: (value: number) => string
  readonly hasStopped: boolean
}

/** A difference of two variants: its interval on an axis, then the result in a sentence. */
export const Comparison = ({
  title,
  caption,
  unit,
  difference,
  scale,
  format,
  hasStopped,
}: ComparisonProps) => {
  if (!difference)
    return (
      <Panel as="section">
        <Heading level={2} size="sub">
          {title}
        </Heading>
        <Text tone="muted">There are too few visitors for an interval.</Text>
      </Panel>
    )
  const { headline, rest } = resultText(difference, { format, unit, hasStopped })
  return (
    <Panel as="section">
      <Stack gap="s">
        <Heading level={2} size="sub">
          {title}
        </Heading>
        <IntervalChart
          value={difference.value * scale}
          low={difference.low * scale}
          high={difference.high * scale}
          format={tickText}
          label={`${headline} ${rest}`}
          caption={caption}
        />
        <Text size="small" tone="muted">
          <Text as="strong" size="small" weight="strong" tone="text">
            {headline}
          </Text>{' '}
          {rest}
        </Text>
      </Stack>
    </Panel>
  )
}
