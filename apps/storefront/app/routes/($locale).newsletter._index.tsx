import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Checkbox } from '@selvedge/ui-kit/Checkbox'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { AccountPage, EmailField } from '../features/account/AccountForm.tsx'
import { createFields } from '../features/forms/createFields.ts'
import { FormAlert } from '../features/forms/FocusOnChange.tsx'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { loadNewsletter, subscribe } from '../features/newsletter/newsletter.server.ts'
import { describePage } from '../features/seo/describePage.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const page = loadNewsletter(new URL(request.url))
  const { title, text: description } = page.texts
  return { ...page, head: await describePage(shop, { title, description, path: shop.paths.newsletter() }) }
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  subscribe(context.shop, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(async () => ({
  message: m.connection_lost(),
  problems: {},
  values: {},
}))

export default function Newsletter() {
  const { email, options, texts } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { state } = useNavigation()
  const { title, text, action: submit, ...labels } = texts
  const fields = createFields(result, { email, emailOption: 'monthly' }, labels)
  const { defaultValue: agreed, label, ...agreement } = fields.field('agreement')
  return (
    <AccountPage title={title} text={text}>
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormErrorSummary {...fields.summary} />
          {result?.message ? <FormAlert of={result}>{result.message}</FormAlert> : null}
          <TextInput {...fields.field('fullName')} autoComplete="name" required />
          <EmailField fields={fields} />
          <Select {...fields.field('emailOption')} required>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Checkbox {...agreement} defaultChecked={agreed === 'on'} required>
            {label}
          </Checkbox>
          <div>
            <Button type="submit" loading={state === 'submitting'}>
              {submit}
            </Button>
          </div>
        </Stack>
      </Form>
    </AccountPage>
  )
}
