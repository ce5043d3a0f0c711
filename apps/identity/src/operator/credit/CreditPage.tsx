import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Figures } from '@selvedge/ui-kit/Figures'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { formatCents, Moment } from '../page/format.tsx'
import { HiddenId } from '../page/HiddenId.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { ReasonField } from '../page/ReasonField.tsx'
import type { CreditCustomer } from './creditCustomers.ts'

/** A movement of a customer's credit, as operators see it. */
export type MovementData = {
  readonly key: string
  readonly at: Date
  readonly cents: number
  readonly currency: string
  readonly reason: string
  readonly orderNumber: string | null
  /** Who adjusted the credit, and why. */
  readonly adjustment: { readonly operator: string; readonly reason: string } | undefined
}

/** The form as it was submitted, and what is wrong with it. */
export type AdjustmentForm = {
  readonly currency: string
  readonly amount: string
  readonly reason: string
  readonly problem?: string | undefined
  readonly amountError?: string | undefined
  readonly reasonError?: string | undefined
}

type Props = {
  readonly customer: CreditCustomer
  readonly balances: readonly { readonly currency: string; readonly cents: number }[]
  readonly movements: readonly MovementData[]
  readonly currencies: readonly string[]
  readonly form: AdjustmentForm
}

const reasonWords: Readonly<Record<string, string>> = {
  issued: 'Issued',
  'gift-card': 'Gift card',
  held: 'Reserved for an order',
  spent: 'Spent',
  released: 'Released',
  refunded: 'Refunded',
  adjusted: 'Adjusted',
}

/** A customer's store credit, its movements, and the form that adjusts it. */
export const CreditPage = ({ customer, balances, movements, currencies, form }: Props) => (
  <OperatorPage title="Store credit" section="Store credit">
    <Stack gap="xs">
      <Heading level={1} size="section">
        {customer.name || 'Store credit'}
      </Heading>
      <Text tone="muted">{customer.email}</Text>
    </Stack>
    {balances.length === 0 ? (
      <Text tone="muted">This customer has no store credit.</Text>
    ) : (
      <Figures
        items={balances.map(({ currency, cents }) => ({
          value: formatCents(cents, currency),
          label: `${currency}, available`,
        }))}
      />
    )}
    <Columns layout="aside">
      <section aria-labelledby="movements">
        <Heading level={2} size="sub" id="movements">
          Movements
        </Heading>
        {movements.length === 0 ? (
          <Text tone="muted">There are none.</Text>
        ) : (
          <DataTable
            caption="Movements of the store credit, the newest first"
            columns={[
              { label: 'What' },
              { label: 'Time', tone: 'muted' },
              { label: 'Order' },
              { label: 'Reason' },
              { label: 'Amount', align: 'end' },
            ]}
            rows={movements.map(({ key, at, cents, currency, reason, orderNumber, adjustment }) => ({
              key,
              cells: [
                reasonWords[reason] ?? reason,
                <Moment key="time" at={at} />,
                orderNumber ? (
                  <TextLink key="order" href={`/operator/orders/${orderNumber}`}>
                    {orderNumber}
                  </TextLink>
                ) : (
                  '–'
                ),
                adjustment ? `${adjustment.reason} (${adjustment.operator})` : '–',
                `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents), currency)}`,
              ],
            }))}
          />
        )}
      </section>
      <Panel as="section">
        <form method="post" action={`/operator/credit/${customer.id}/adjust`}>
          <Stack gap="m">
            <Heading level={2} size="sub">
              Adjust
            </Heading>
            {form.problem ? <Callout tone="error" title={form.problem} role="alert" /> : null}
            <HiddenId />
            <Select label="Currency" id="currency" name="currency" defaultValue={form.currency}>
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </Select>
            <TextInput
              label="Amount"
              hint="A minus reduces the credit. It never falls below zero."
              id="amount"
              name="amount"
              inputMode="text"
              autoComplete="off"
              defaultValue={form.amount}
              error={form.amountError}
              required
            />
            <ReasonField value={form.reason} error={form.reasonError} />
            <Button type="submit" size="s">
              Change the credit
            </Button>
          </Stack>
        </form>
      </Panel>
    </Columns>
  </OperatorPage>
)
