import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { pageMeta } from '../features/frame/pageMeta.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { GroupCode } from '../features/verification/GroupCode.tsx'
import { proofFailureText } from '../features/verification/proofFailureText.ts'
import { VerificationSteps } from '../features/verification/VerificationSteps.tsx'
import { askForProof, loadVerification } from '../features/verification/verifyGroup.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction = () => pageMeta(m.verify_title(), m.verify_intro())

export const loader = ({ context }: LoaderFunctionArgs) => loadVerification(context.shop)

export const action = ({ context }: ActionFunctionArgs) => askForProof(context.shop)

export default function IdVerification() {
  const { code, failure } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const paths = usePaths()
  return (
    <Container>
      <PageTitle size="page" title={m.verify_title()} text={m.verify_intro()} />
      <Stack gap="xl">
        {failure ? (
          <Callout tone="error" role="alert">
            {proofFailureText(failure)}
          </Callout>
        ) : null}
        {code ? <GroupCode code={code} /> : null}
        <VerificationSteps />
        {code ? null : (
          <Form method="post">
            <Button type="submit" size="l" loading={navigation.formMethod === 'POST'}>
              {m.verify_action()}
            </Button>
          </Form>
        )}
        <TextLink href={paths.help('promotions')} size="small">
          {m.code_terms()}
        </TextLink>
      </Stack>
    </Container>
  )
}
