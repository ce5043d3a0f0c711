import { Badge } from '@selvedge/ui-kit/Badge'
import { Callout } from '@selvedge/ui-kit/Callout'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Heading } from '@selvedge/ui-kit/Heading'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { formatCount, Moment } from '../page/format.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { Pages } from '../page/Pages.tsx'

/** A discount code of the platform. */
export type CodeData = {
  readonly id: string
  readonly code: string
  readonly isActive: boolean
  readonly applicationCount: number
  readonly maxApplications: number | null
  readonly validFrom: string | null
  readonly validUntil: string | null
}

type Props = {
  readonly codes: readonly CodeData[]
  readonly total: number
  readonly page: number
  readonly problem: string | undefined
}

/** The list of discount codes. */
export const CodesPage = ({ codes, total, page, problem }: Props) => (
  <OperatorPage title="Discount codes" section="Codes">
    <Heading level={1} size="section">
      Discount codes
    </Heading>
    {problem ? (
      <Callout tone="warning" title={problem} />
    ) : codes.length === 0 ? (
      <EmptyState title="No codes yet" />
    ) : (
      <>
        <DataTable
          caption="Discount codes"
          columns={[
            { label: 'Code' },
            { label: 'Valid', tone: 'muted' },
            { label: 'Uses' },
            { label: 'State', align: 'end' },
          ]}
          rows={codes.map(
            ({ id, code, isActive, applicationCount, maxApplications, validFrom, validUntil }) => ({
              key: id,
              cells: [
                <TextLink key="code" href={`/operator/codes/${id}`}>
                  {code}
                </TextLink>,
                validFrom || validUntil ? (
                  <span key="valid">
                    {validFrom ? <Moment at={new Date(validFrom)} /> : 'Since always'}
                    {' – '}
                    {validUntil ? <Moment at={new Date(validUntil)} /> : 'open'}
                  </span>
                ) : (
                  'Always'
                ),
                `${formatCount(applicationCount)}${maxApplications === null ? '' : ` of ${formatCount(maxApplications)}`}`,
                <Badge key="state" tone={isActive ? 'success' : 'neutral'}>
                  {isActive ? 'active' : 'inactive'}
                </Badge>,
              ],
            }),
          )}
        />
        <Pages
          {...{ shown: codes.length, total, page }}
          things="codes"
          hrefOf={(to) => `/operator/codes?page=${to}`}
        />
      </>
    )}
  </OperatorPage>
)
