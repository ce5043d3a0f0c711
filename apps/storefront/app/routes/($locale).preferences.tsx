import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { currencies, isCurrency, localeOfCurrency } from '@selvedge/commerce-client'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { Stack } from '@selvedge/ui-kit/Stack'
import { changeMarket } from '../features/account/changeMarket.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { pathInLocale, safeRedirectPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.market_title())

/** The previous page, if it was a page of this shop: switching keeps path and query (spec §2). */
export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const from = request.headers.get('referer') ?? ''
  const here = URL.canParse(from) && new URL(from).origin === shop.settings.origin ? new URL(from) : undefined
  const back =
    here && !here.pathname.endsWith('/preferences') ? `${here.pathname}${here.search}` : shop.paths.home()
  return { currency: shop.market.currency, back: safeRedirectPath(back) }
}

/** Saves the choice and redirects back. When the shop cannot, the page stays with the choice, and shows a message. */
export const action = async ({ context: { shop }, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const currency = form.get('currency')
  const back = safeRedirectPath(form.get('back'))
  if (!isCurrency(currency)) return redirect(shop.paths.preferences(), 303)
  const moved = await changeMarket(shop, currency)
  if (!moved.ok) {
    shop.session.notify({ kind: 'preferences-not-saved' })
    return data({ currency, back }, { status: 503 })
  }
  shop.session.notify({ kind: 'preferences-saved' })
  return redirect(pathInLocale(back, localeOfCurrency(currency)), 303)
}

export default function Preferences() {
  const saved = useLoaderData<typeof loader>()
  const { currency, back } = useActionData<typeof action>() ?? saved
  const places = {
    USD: m.place_us(),
    AUD: m.place_au(),
    CAD: m.place_ca(),
    GBP: m.place_gb(),
    EUR: m.place_eu(),
  }
  return (
    <Container>
      <PageTitle size="page" title={m.market_title()} text={m.market_text()} />
      <Box width="narrow">
        <Form method="post" reloadDocument>
          <input type="hidden" name="back" value={back} />
          <Stack gap="l">
            <RadioCards
              legend={m.currency()}
              name="currency"
              defaultValue={currency}
              options={currencies.map((value) => ({ value, label: places[value], note: value }))}
            />
            <Button type="submit" size="l">
              {m.save()}
            </Button>
          </Stack>
        </Form>
      </Box>
    </Container>
  )
}
