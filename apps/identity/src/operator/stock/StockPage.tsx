import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Figures } from '@selvedge/ui-kit/Figures'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { SearchField } from '@selvedge/ui-kit/SearchField'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { formatCount } from '../page/format.tsx'
import { HiddenId } from '../page/HiddenId.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { ReasonField } from '../page/ReasonField.tsx'

/** The stock of a SKU. */
export type StockData = {
  readonly id: string
  readonly version: number
  readonly sku: string
  readonly quantityOnStock: number
  readonly availableQuantity: number
}

/** The form as it was submitted, and what is wrong with it. */
export type StockForm = {
  readonly quantity: string
  readonly reason: string
  readonly quantityError?: string | undefined
  readonly reasonError?: string | undefined
  readonly problem?: string | undefined
}

type Props = {
  readonly sku: string
  readonly entry: StockData | undefined
  readonly problem: string | undefined
  readonly form?: StockForm | undefined
}

const SetStock = ({ entry, form }: { readonly entry: StockData; readonly form: StockForm | undefined }) => (
  <Panel as="section">
    <form method="post" action="/operator/stock">
      <Stack gap="m" align="start">
        <Heading level={2} size="sub">
          Set the quantity
        </Heading>
        {form?.problem ? <Callout tone="error" title={form.problem} role="alert" /> : null}
        <HiddenId />
        <input type="hidden" name="sku" value={entry.sku} />
        <input type="hidden" name="version" value={entry.version} />
        <TextInput
          label="Quantity on stock"
          hint="Including the units that are reserved for orders."
          id="quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form?.quantity ?? String(entry.quantityOnStock)}
          error={form?.quantityError}
          required
        />
        <ReasonField value={form?.reason} error={form?.reasonError} />
        <Button type="submit" size="s">
          Set the quantity
        </Button>
      </Stack>
    </form>
  </Panel>
)

/** The search for the stock of a SKU, and the form that sets it. */
export const StockPage = ({ sku, entry, problem, form }: Props) => (
  <OperatorPage title="Stock" section="Stock">
    <Heading level={1} size="section">
      Stock
    </Heading>
    <SearchField
      action="/operator/stock"
      name="sku"
      label="Find a SKU"
      placeholder="SKU"
      submit="Find"
      size="s"
      value={sku}
    />
    {problem ? (
      <Callout tone="warning" title={problem} />
    ) : sku === '' ? (
      <Text tone="muted">The lines of an order name its SKUs. What is printed to order has no stock.</Text>
    ) : entry === undefined ? (
      <EmptyState title="No stock of this SKU" text="It is printed to order, or there is no such SKU." />
    ) : (
      <>
        <Figures
          items={[
            { value: formatCount(entry.quantityOnStock), label: 'on stock' },
            { value: formatCount(entry.quantityOnStock - entry.availableQuantity), label: 'reserved' },
            { value: formatCount(entry.availableQuantity), label: 'available' },
          ]}
        />
        <SetStock {...{ entry, form }} />
      </>
    )}
  </OperatorPage>
)
