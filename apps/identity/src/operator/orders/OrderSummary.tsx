import { Facts } from '@selvedge/ui-kit/Facts'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { formatCents, Moment } from '../page/format.tsx'
import type { OrderDetails } from './orderDetails.ts'

type Props = { readonly details: OrderDetails; readonly siteName: string }

/** Shows the total of an order, its site, and the ids by which it is found at the provider and in the logs. */
export const OrderSummary = ({ details: { attempt, order }, siteName }: Props) => {
  const cents = order
    ? (order.taxedPrice?.totalGross.centAmount ?? order.totalPrice.centAmount)
    : attempt?.expectedCents
  const currency = order?.totalPrice.currencyCode ?? attempt?.currency ?? 'USD'
  return (
    <Panel as="section">
      <Stack gap="m">
        <Heading level={2} size="sub">
          {cents === undefined ? 'Total not known' : formatCents(cents, currency)}
        </Heading>
        <Facts
          items={[
            { term: 'Site', value: siteName },
            ...(attempt
              ? [
                  { term: 'Submitted', value: <Moment at={attempt.createdAt} /> },
                  { term: 'Provider', value: attempt.provider ?? '–' },
                  { term: 'Reference', value: attempt.reference ?? '–' },
                  { term: 'Attempt', value: <code>{attempt.id}</code> },
                ]
              : []),
          ]}
        />
        {attempt ? (
          <Text size="small" tone="muted">
            Lines of the logs about this order have the attempt as attemptId or requestId.
          </Text>
        ) : (
          <Text size="small" tone="muted">
            This service did not place the order, so it has no steps.
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
