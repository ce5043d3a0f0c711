import { Badge } from '@selvedge/ui-kit/Badge'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { mailId } from '../mails/mailRows.ts'
import { Moment } from '../page/format.tsx'
import type { OrderDetails } from './orderDetails.ts'

/** The stored mails about an order. */
export const OrderMails = ({ mails }: Pick<OrderDetails, 'mails'>) =>
  mails.length === 0 ? (
    <Text tone="muted">No mail about this order is stored.</Text>
  ) : (
    <DataTable
      caption="Mails about the order"
      columns={[{ label: 'Subject' }, { label: 'Written', tone: 'muted' }, { label: 'State', align: 'end' }]}
      rows={mails.map(({ key, subject, createdAt, sentAt, refusedAt }) => ({
        key,
        cells: [
          <TextLink key="subject" href={`/operator/mails/${mailId(key)}`}>
            {subject}
          </TextLink>,
          <Moment key="written" at={createdAt} />,
          <Badge key="state" tone={sentAt ? 'success' : refusedAt ? 'error' : 'warning'}>
            {sentAt ? 'sent' : refusedAt ? 'refused' : 'waiting'}
          </Badge>,
        ],
      }))}
    />
  )
