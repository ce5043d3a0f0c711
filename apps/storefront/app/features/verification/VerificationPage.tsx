import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Container } from '@selvedge/ui-kit/Container'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Heading } from '@selvedge/ui-kit/Heading'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { ProgressDots } from '@selvedge/ui-kit/ProgressDots'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import type { loadVerification } from './verifyGroup.server.ts'

/** Shows the discount code that a visitor has received, and a form that adds the code to the cart. */
const GroupCode = ({ code }: { readonly code: string }) => (
  <Callout
    tone="success"
    role="status"
    title={m.verify_code({ code })}
    action={
      <Form method="post" action={usePaths().cart()} reloadDocument>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" name="intent" value="add-code">
          {m.verify_use()}
        </Button>
      </Form>
    }
  >
    {m.verify_code_text()}
  </Callout>
)

/**
 * The page on which a visitor gets the discount of a group, such as students. A provider verifies the visitor's
 * membership; then the page shows a discount code.
 */
export const VerificationPage = ({ code, failure }: ReturnType<typeof loadVerification>) => {
  const navigation = useNavigation()
  const paths = usePaths()
  const failures = {
    refused: m.verify_refused(),
    'too-many': m.too_many(),
    unavailable: m.error_text(),
  }
  const steps = [
    { dots: 1, title: m.verify_step_1(), text: m.verify_step_1_text() },
    { dots: 3, title: m.verify_step_2(), text: m.verify_step_2_text() },
    { dots: 5, title: m.verify_step_3(), text: m.verify_step_3_text() },
  ] as const
  return (
    <Container>
      <PageTitle size="page" title={m.verify_title()} text={m.verify_intro()} />
      <Stack gap="xl">
        {failure ? (
          <Callout tone="error" role="alert">
            {failures[failure]}
          </Callout>
        ) : null}
        {code ? <GroupCode code={code} /> : null}
        <Grid columns="three">
          {steps.map(({ dots, title, text }) => (
            <Stack key={title} gap="s">
              <ProgressDots value={dots} />
              <Heading level={2} size="group">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          ))}
        </Grid>
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
