import { DataTable } from '@selvedge/ui-kit/DataTable'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Heading } from '@selvedge/ui-kit/Heading'
import { SearchField } from '@selvedge/ui-kit/SearchField'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { OperatorPage } from '../page/OperatorPage.tsx'
import type { CreditCustomer } from './creditCustomers.ts'

type Props = { readonly email: string; readonly customers: readonly CreditCustomer[] }

/** The search for a customer's store credit. */
export const CreditSearchPage = ({ email, customers }: Props) => (
  <OperatorPage title="Store credit" section="Store credit">
    <Heading level={1} size="section">
      Store credit
    </Heading>
    <SearchField
      action="/operator/credit"
      name="email"
      label="Find a customer by email"
      placeholder="Email address"
      submit="Find"
      size="s"
      value={email}
    />
    {email === '' ? (
      <Text tone="muted">Find a customer to see and change their store credit.</Text>
    ) : customers.length === 0 ? (
      <EmptyState title="No customer has this address" text="Guests have no store credit." />
    ) : (
      <DataTable
        caption="Customers"
        columns={[{ label: 'Email' }, { label: 'Name', align: 'end' }]}
        rows={customers.map(({ id, email: address, name }) => ({
          key: id,
          cells: [
            <TextLink key="email" href={`/operator/credit/${id}`}>
              {address}
            </TextLink>,
            name || '–',
          ],
        }))}
      />
    )}
  </OperatorPage>
)
