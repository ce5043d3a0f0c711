import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { postalLines } from '@selvedge/cart-domain/forms'
import { AddressCard } from '@selvedge/ui-kit/AddressCard'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Heading } from '@selvedge/ui-kit/Heading'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { loadDashboard } from '../features/account/loadDashboard.server.ts'
import { OrderHistory } from '../features/account/OrderHistory.tsx'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { useShop } from '../features/frame/useShop.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.account_label())

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadDashboard(context.shop, params.page, request)

export default function Dashboard() {
  const account = useLoaderData<typeof loader>()
  const shop = useShop()
  return (
    <Container>
      <PageTitle
        size="page"
        title={m.greeting({ name: account.firstName })}
        text={account.group ? m.member_of({ group: account.group }) : undefined}
      />
      <Columns layout="account">
        <AccountNav current={account.page} />
        <Stack gap="l">
          <Heading level={2} size="section">
            {account.page === 'orders' ? m.orders_title() : m.addresses_title()}
          </Heading>
          {account.history ? (
            <OrderHistory {...account.history} />
          ) : (
            <Grid columns="three">
              {account.addresses.map((address) => (
                <AddressCard
                  key={`${address.line1}${address.postcode}`}
                  title={`${address.firstName} ${address.lastName}`}
                  lines={postalLines(address, shop?.locale ?? 'en-US').slice(1)}
                  note={
                    address.shipping && address.billing
                      ? m.default_both()
                      : address.shipping
                        ? m.default_shipping()
                        : address.billing
                          ? m.default_billing()
                          : undefined
                  }
                />
              ))}
            </Grid>
          )}
        </Stack>
      </Columns>
    </Container>
  )
}
