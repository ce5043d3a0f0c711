import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { localeOfCurrency } from '@selvedge/commerce-client'
import { Box } from '@selvedge/ui-kit/Box'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { PreferencesForm } from '../features/account/PreferencesForm.tsx'
import {
  loadPreferences,
  preferenceOptions,
  readPreferences,
  savePreferences,
} from '../features/account/preferences.server.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { useShop } from '../features/frame/useShop.ts'
import { pathInLocale, safeRedirectPath } from '../i18n/paths.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.preferences_title())

/**
 * `back` is the previous page with its path and query (spec §2), if it was a page of this shop; else it is the home
 * page.
 */
export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const from = request.headers.get('referer') ?? ''
  const here = URL.canParse(from) && new URL(from).origin === shop.settings.origin ? new URL(from) : undefined
  const back =
    here && !here.pathname.endsWith('/preferences') ? `${here.pathname}${here.search}` : shop.paths.home()
  return {
    preferences: await loadPreferences(shop),
    options: preferenceOptions(shop),
    back: safeRedirectPath(back),
  }
}

/**
 * Saves the choices and redirects back. When the shop cannot save them, the page stays with the choices, and shows a
 * message.
 */
export const action = async ({ context: { shop }, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const chosen = readPreferences(form)
  const back = safeRedirectPath(form.get('back'))
  if (!chosen) return redirect(shop.paths.preferences(), 303)
  if (!(await savePreferences(shop, chosen))) {
    shop.session.notify({ kind: 'preferences-not-saved' })
    return data({ preferences: chosen, back }, { status: 503 })
  }
  shop.session.notify({ kind: 'preferences-saved' })
  return redirect(pathInLocale(back, localeOfCurrency(chosen.currency)), 303)
}

export default function Preferences() {
  const saved = useLoaderData<typeof loader>()
  const shop = useShop()
  const { preferences, back } = useActionData<typeof action>() ?? saved
  const form = <PreferencesForm preferences={preferences} options={saved.options} back={back} />
  return (
    <Container>
      <PageTitle size="page" title={m.preferences_title()} text={m.preferences_text()} />
      {shop?.signedIn ? (
        <Columns layout="account">
          <AccountNav current="preferences" />
          {form}
        </Columns>
      ) : (
        <Box width="prose">{form}</Box>
      )}
    </Container>
  )
}
