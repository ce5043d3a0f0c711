import type { Meta } from '@storybook/react-vite'
import { Button, EmptyState, Heading, Inline, Pagination, Stack, Text, TextInput } from '../index.ts'
import { AccountShell } from './accountShell.tsx'
import { ExampleOrders } from './exampleOrders.tsx'

export default { title: 'Pages/Orders', parameters: { layout: 'fullscreen' } } satisfies Meta

/** The orders of a customer, who can search them. */
export const Orders = {
  render: () => (
    <AccountShell current="Orders">
      <Stack gap="l">
        <Heading level={1}>Orders</Heading>
        <form action="#orders">
          <Inline gap="s" align="end">
            <TextInput label="Search by number or design" type="search" name="query" />
            <Button type="submit" tone="secondary">
              Search
            </Button>
          </Inline>
        </form>
        <Text tone="muted">14 orders</Text>
        <ExampleOrders />
        <Pagination
          label="Pages of orders"
          pages={[
            { number: 1, href: '#1', current: true },
            { number: 2, href: '#2' },
            'gap',
            { number: 4, href: '#4' },
          ]}
          next={{ href: '#2', label: 'Next page' }}
        />
      </Stack>
    </AccountShell>
  ),
}

export const NoOrders = {
  render: () => (
    <AccountShell current="Orders">
      <Stack gap="l">
        <Heading level={1}>Orders</Heading>
        <EmptyState
          title="No orders yet"
          text="Your orders appear here, from the printing press to your door."
          action={<Button href="#fabric">Find a design</Button>}
        />
      </Stack>
    </AccountShell>
  ),
}
