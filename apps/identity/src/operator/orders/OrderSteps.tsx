import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Text } from '@selvedge/ui-kit/Text'
import { PreciseTime } from '../page/format.tsx'
import type { StepRecord } from './orderDetails.ts'

const durationText = (ms: number | undefined): string =>
  ms === undefined ? '–' : ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`

/** The recorded steps of an attempt. */
export const OrderSteps = ({ steps }: { readonly steps: readonly StepRecord[] }) => (
  <DataTable
    caption="Steps of the attempt"
    columns={[
      { label: 'Step' },
      { label: 'Started', tone: 'muted' },
      { label: 'Result' },
      { label: 'Duration', align: 'end' },
    ]}
    rows={steps.map(({ label, startedAt, ms, error }, index) => ({
      key: `${index} ${label}`,
      cells: [
        label,
        startedAt ? <PreciseTime key="started" at={startedAt} /> : '–',
        error === undefined ? (
          'Done'
        ) : (
          <Text key="error" as="span" tone="error">
            {error}
          </Text>
        ),
        durationText(ms),
      ],
    }))}
  />
)
