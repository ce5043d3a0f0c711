import type { SiteConfig } from '@selvedge/commerce-client/site'
import { Badge } from '@selvedge/ui-kit/Badge'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ExperimentReport } from '../../experiments/report/experimentReport.ts'
import { Comparison } from '../experiments/Comparison.tsx'
import { pointsText } from '../experiments/resultText.ts'

type Props = {
  /** The report of the running experiment that started last. */
  readonly report: ExperimentReport | undefined
  readonly sites: readonly (Pick<SiteConfig, 'key' | 'name' | 'currency'> & {
    readonly url: string | undefined
  })[]
}

/** The column beside the list of orders: the report of the running experiment, and the sites. */
export const OrdersAside = ({ report, sites }: Props) => (
  <Stack gap="l">
    {report?.variants[1]?.against ? (
      <Comparison
        title={
          <TextLink href={`/operator/experiments/${report.key}`} tone="quiet">
            {report.key}
          </TextLink>
        }
        caption={`${report.variants[1].name}: difference in visitors who buy, points`}
        unit="points"
        difference={report.variants[1].against.conversion}
        scale={100}
        format={pointsText}
        hasStopped={false}
      />
    ) : null}
    <Panel as="section">
      <Stack gap="s">
        <Heading level={2} size="sub">
          Sites
        </Heading>
        <DataTable
          caption="Sites"
          columns={[{ label: 'Site' }, { label: 'State', align: 'end' }]}
          rows={sites.map(({ key, name, url }) => ({
            key,
            cells: [
              url ? (
                <TextLink key="site" href={url} rel="noreferrer">
                  {name || key}
                </TextLink>
              ) : (
                name || key
              ),
              <Badge key="state" tone={url ? 'success' : 'neutral'}>
                {url ? 'open' : 'no address here'}
              </Badge>,
            ],
          }))}
        />
      </Stack>
    </Panel>
  </Stack>
)
