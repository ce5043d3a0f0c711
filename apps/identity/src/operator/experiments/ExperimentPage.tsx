import type { ExperimentDefinition } from '@selvedge/identity-client/contract'
import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Facts } from '@selvedge/ui-kit/Facts'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ExperimentReport, VariantReport } from '../../experiments/report/experimentReport.ts'
import type { Estimate } from '../../experiments/report/intervals.ts'
import { formatCount, Moment } from '../page/format.tsx'
import { HiddenId } from '../page/HiddenId.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { ReasonField } from '../page/ReasonField.tsx'
import { Comparison } from './Comparison.tsx'
import { experimentTones } from './ExperimentsPage.tsx'
import { experimentState } from './experimentState.ts'
import { amountText, percentText, pointsText, sampleText } from './resultText.ts'

type Props = {
  readonly experiment: ExperimentDefinition
  readonly report: ExperimentReport
  readonly reason?: string
  readonly reasonError?: string | undefined
}

const withInterval = (estimate: Estimate | undefined, format: (value: number) => string): string =>
  estimate ? `${format(estimate.value)} (${format(estimate.low)} to ${format(estimate.high)})` : '–'

const plainAmount = (cents: number): string => (cents / 100).toFixed(2)

const Comparisons = ({
  variant: { name, against },
  first,
  hasStopped,
  confidence,
}: {
  readonly variant: VariantReport
  readonly first: string
  readonly hasStopped: boolean
  readonly confidence: number
}) => {
  if (!against) return null
  const level = `${Number((confidence * 100).toFixed(1))}% interval`
  return (
    <>
      <Comparison
        title={`${name} against ${first}: visitors who buy`}
        caption={`Difference in percentage points, ${level}`}
        unit="points"
        difference={against.conversion}
        scale={100}
        format={pointsText}
        hasStopped={hasStopped}
      />
      {Object.entries(against.revenue).map(([currency, difference]) => (
        <Comparison
          key={currency}
          title={`${name} against ${first}: revenue`}
          caption={`Difference in ${currency} a visitor, ${level}`}
          unit={`${currency} a visitor`}
          difference={difference}
          scale={0.01}
          format={amountText}
          hasStopped={hasStopped}
        />
      ))}
    </>
  )
}

/** An experiment and its report. */
export const ExperimentPage = ({ experiment, report, reason = '', reasonError }: Props) => {
  const { key, audience, exclusionGroup } = experiment
  const state = experimentState(experiment, Date.now())
  const currencies = Object.keys(report.variants[0]?.revenue ?? {})
  const first = report.variants[0]?.name ?? ''
  return (
    <OperatorPage title={key} section="Experiments">
      <Stack gap="s">
        <Heading level={1} size="section">
          {key}
        </Heading>
        <Inline>
          <Badge tone={experimentTones[state]}>{state}</Badge>
          <Text as="span" size="small" tone="muted">
            from <Moment at={new Date(experiment.startsAt)} />
            {experiment.stopsAt ? (
              <>
                {' '}
                until <Moment at={new Date(experiment.stopsAt)} />
              </>
            ) : (
              ' until it is stopped'
            )}
          </Text>
        </Inline>
      </Stack>
      <Callout
        tone={report.sampleRatio.isMismatch ? 'error' : 'info'}
        title={report.sampleRatio.isMismatch ? 'The sample is wrong' : 'The sample'}
      >
        {sampleText(report.sampleRatio)}
      </Callout>
      <Columns layout="aside">
        <Stack gap="xl">
          <DataTable
            caption="Variants"
            columns={[
              { label: 'Variant' },
              { label: 'Weight', tone: 'muted' },
              { label: 'Visitors' },
              { label: 'Bought' },
              ...currencies.map((currency) => ({ label: `${currency} a visitor` })),
              { label: 'Rate', align: 'end' as const },
            ]}
            rows={report.variants.map((variant) => ({
              key: variant.name,
              cells: [
                variant.name,
                `${Math.round(variant.weight * 100)} %`,
                formatCount(variant.visitors),
                formatCount(variant.buyers),
                ...currencies.map((currency) => withInterval(variant.revenue[currency], plainAmount)),
                withInterval(variant.conversion, percentText),
              ],
            }))}
          />
          {report.variants.slice(1).map((variant) => (
            <Comparisons
              key={variant.name}
              {...{ variant, first, hasStopped: state === 'ended', confidence: report.confidence }}
            />
          ))}
        </Stack>
        <Stack gap="l">
          <Panel as="section">
            <Stack gap="m">
              <Heading level={2} size="sub">
                Audience
              </Heading>
              <Facts
                items={[
                  { term: 'Sites', value: audience.sites?.join(', ') ?? 'All' },
                  { term: 'Locales', value: audience.locales?.join(', ') ?? 'All' },
                  { term: 'Currencies', value: audience.currencies?.join(', ') ?? 'All' },
                  { term: 'Groups', value: audience.groups?.join(', ') ?? 'All' },
                  {
                    term: 'Signed in',
                    value: audience.isSignedIn === undefined ? 'Either' : audience.isSignedIn ? 'Yes' : 'No',
                  },
                  {
                    term: 'Exclusion',
                    value: exclusionGroup
                      ? `${exclusionGroup.name}, ${exclusionGroup.from} to ${exclusionGroup.to} %`
                      : 'None',
                  },
                ]}
              />
            </Stack>
          </Panel>
          {state === 'ended' ? null : (
            <Panel as="section">
              <form method="post" action={`/operator/experiments/${key}/stop`}>
                <Stack gap="m">
                  <Heading level={2} size="sub">
                    Stop it
                  </Heading>
                  <Text size="small" tone="muted">
                    All visitors then see {first}, and its key cannot be used again.
                  </Text>
                  <HiddenId />
                  <ReasonField value={reason} error={reasonError} />
                  <Button type="submit" tone="secondary" size="s">
                    Stop the experiment
                  </Button>
                </Stack>
              </form>
            </Panel>
          )}
        </Stack>
      </Columns>
    </OperatorPage>
  )
}
