import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { AddressForm } from '../features/account/AddressForm.tsx'
import { AddressList } from '../features/account/AddressList.tsx'
import { type RefusedAddress, submitAddress } from '../features/account/addressForms.server.ts'
import { loadAddresses } from '../features/account/loadAddresses.server.ts'
import { RemoveAddress } from '../features/account/RemoveAddress.tsx'
import { FormAlert } from '../features/forms/FocusOnChange.tsx'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { typedValues } from '../features/forms/typedValues.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => privateMeta(m.addresses_title())

/**
 * The data is not reloaded when the session has ended, the address is gone or the shop did not respond, so that the
 * form keeps what was typed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === undefined ? defaultShouldRevalidate : ![401, 404, 503].includes(actionStatus)

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAddresses(context.shop, request)

export const action = async ({ context, request }: ActionFunctionArgs) =>
  submitAddress(context.shop, await request.formData())

/** When there is no connection, the page keeps what was typed and shows a message. */
export const clientAction = stayWhenOffline(
  async (form): Promise<RefusedAddress> => ({ kind: 'connection', values: typedValues(form) }),
)

export default function AddressesPage() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<RefusedAddress>()
  const intent = refusal?.values.intent
  const { view, id } = page.view ?? { view: 'list', id: '' }
  const removed = view === 'remove' ? page.addresses.find((address) => address.id === id) : undefined
  const isForm = intent === 'save' || (view === 'edit' && refusal === undefined)
  return (
    <Container>
      {isForm ? (
        <PageTitle size="page" title={id === 'new' ? m.address_add() : m.address_edit_title()} />
      ) : removed ? (
        <PageTitle size="page" title={m.address_remove_title()} text={m.address_remove_text()} />
      ) : (
        <PageTitle size="page" title={m.addresses_title()} text={m.addresses_text()} />
      )}
      <Columns layout="account">
        <AccountNav current="addresses" />
        {isForm ? (
          <Box width="prose">
            {/* The key creates a new form with the saved address after the shopper discarded a conflict. */}
            <AddressForm
              key={`${id} ${page.shown} ${refusal?.kind === 'conflict'}`}
              page={page}
              refusal={refusal}
            />
          </Box>
        ) : removed ? (
          <Box width="prose">
            <RemoveAddress page={page} address={removed} refusal={refusal} />
          </Box>
        ) : (
          <Stack gap="l">
            {refusal ? (
              <FormAlert of={refusal}>
                {refusal.kind === 'gone' ? m.address_gone() : m.address_not_changed()}
              </FormAlert>
            ) : null}
            <AddressList page={page} />
          </Stack>
        )}
      </Columns>
    </Container>
  )
}
