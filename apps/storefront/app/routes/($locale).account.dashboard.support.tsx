import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { AccountNav } from '../features/account/AccountNav.tsx'
import { imageProblem, imagesOf } from '../features/account/imageProblem.ts'
import { Support } from '../features/account/Support.tsx'
import { loadSupport, sendMessage } from '../features/account/support.server.ts'
import { stayWhenOffline } from '../features/forms/stayWhenOffline.ts'
import { privateMeta } from '../features/frame/pageMeta.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => privateMeta(data?.texts.title ?? '')

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadSupport(context.shop, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendMessage(context.shop, await request.formData())

const withMessage = (message: string) => ({ form: 'support', message, problems: {}, values: {} })

/** When there is no connection, the page keeps what was typed and shows a message. */
const send = stayWhenOffline(async () => withMessage(m.connection_lost()))

/**
 * Checks the images before they are sent, because the shop refuses a form that is much too large without reading it.
 */
export const clientAction = async (args: ClientActionFunctionArgs) => {
  const problem = imageProblem(imagesOf(await args.request.clone().formData()))
  return problem ? Response.json(withMessage(problem), { status: 422 }) : send(args)
}

export default function SupportPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const content = <Support key={data.id} data={data} result={result} />
  return (
    <Container>
      <PageTitle size="page" title={data.texts.title} text={data.texts.text} />
      {data.isCustomer ? (
        <Columns layout="account">
          <AccountNav current="support" />
          {content}
        </Columns>
      ) : (
        content
      )}
    </Container>
  )
}
