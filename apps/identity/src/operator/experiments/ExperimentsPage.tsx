import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { Badge } from '@selvedge/ui-kit/Badge'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Heading } from '@selvedge/ui-kit/Heading'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Moment } from '../page/format.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { experimentState } from './experimentState.ts'

export const experimentTones = { planned: 'neutral', running: 'success', ended: 'neutral' } as const

/** The list of experiments. */
export const ExperimentsPage = ({
  experiments,
}: {
  readonly experiments: readonly ExperimentDefinition[]
}) => (
  <OperatorPage title="Experiments" section="Experiments">
    <Heading level={1} size="section">
      Experiments
    </Heading>
    {experiments.length === 0 ? (
      <EmptyState title="No experiments yet" text="The command “experiments save” adds one." />
    ) : (
      <DataTable
        caption="Experiments"
        columns={[
          { label: 'Experiment' },
          { label: 'Starts', tone: 'muted' },
          { label: 'Stops', tone: 'muted' },
          { label: 'Variants' },
          { label: 'State', align: 'end' },
        ]}
        rows={experiments.map((experiment) => {
          const { key, startsAt, stopsAt, variants } = experiment
          const state = experimentState(experiment, Date.now())
          return {
            key,
            cells: [
              <TextLink key="key" href={`/operator/experiments/${key}`}>
                {key}
              </TextLink>,
              <Moment key="starts" at={new Date(startsAt)} />,
              stopsAt ? <Moment key="stops" at={new Date(stopsAt)} /> : 'Open',
              variants.map(({ name, weight }) => `${name} ${weight}`).join(', '),
              <Badge key="state" tone={experimentTones[state]}>
                {state}
              </Badge>,
            ],
          }
        })}
      />
    )}
  </OperatorPage>
)
