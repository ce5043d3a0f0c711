import { Badge } from '@selvedge/ui-kit/Badge'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Heading } from '@selvedge/ui-kit/Heading'
import { TabLinks } from '@selvedge/ui-kit/TabLinks'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { maskEmail } from '../../mail/maskEmail.ts'
import { formatCount, Moment } from '../page/format.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { Pages } from '../page/Pages.tsx'
import { type MailRow, type MailState, mailId, mailStateOf, mailStates } from './mailRows.ts'

const labels: Readonly<Record<MailState, string>> = {
  all: 'All',
  waiting: 'Waiting',
  refused: 'Refused',
  sent: 'Sent',
}

export const mailTones = { sent: 'success', waiting: 'warning', refused: 'error' } as const

type Props = {
  readonly rows: readonly MailRow[]
  readonly total: number
  readonly refused: number
  readonly state: MailState
  readonly page: number
}

/** The list of stored mails. Recipients are masked. */
export const MailsPage = ({ rows, total, refused, state, page }: Props) => (
  <OperatorPage title="Mails" section="Mails">
    <Heading level={1} size="section">
      Mails
    </Heading>
    <TabLinks
      label="States"
      items={mailStates.map((item) => ({
        label: labels[item],
        href: `/operator/mails?state=${item}`,
        current: item === state,
        count: item === 'refused' && refused > 0 ? formatCount(refused) : undefined,
      }))}
    />
    {rows.length === 0 ? (
      <EmptyState title="No mails here" text="Sent mails are removed after 90 days." />
    ) : (
      <DataTable
        caption="Mails"
        columns={[
          { label: 'Subject' },
          { label: 'Written', tone: 'muted' },
          { label: 'Recipient' },
          { label: 'State', align: 'end' },
        ]}
        rows={rows.map((mail) => ({
          key: mail.key,
          cells: [
            <TextLink key="subject" href={`/operator/mails/${mailId(mail.key)}`}>
              {mail.subject}
            </TextLink>,
            <Moment key="written" at={mail.createdAt} />,
            maskEmail(mail.recipient),
            <Badge key="state" tone={mailTones[mailStateOf(mail)]}>
              {mailStateOf(mail)}
            </Badge>,
          ],
        }))}
      />
    )}
    <Pages
      {...{ shown: rows.length, total, page }}
      things="mails"
      hrefOf={(to) => `/operator/mails?state=${state}&page=${to}`}
    />
  </OperatorPage>
)
