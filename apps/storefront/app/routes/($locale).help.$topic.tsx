import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Container } from '@selvedge/ui-kit/Container'
import { Heading } from '@selvedge/ui-kit/Heading'
import { List } from '@selvedge/ui-kit/List'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { notFound } from '../features/errors/failures.server.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { helpText, helpTopics, isHelpTopic } from '../features/help/helpTopics.ts'
import { describePage } from '../features/seo/describePage.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export const loader = async ({ context: { shop }, params: { topic } }: LoaderFunctionArgs) => {
  if (!isHelpTopic(topic)) throw notFound()
  const { title, paragraphs } = helpText(topic)
  const own = shop.site.help[topic] ?? []
  const description = own[0] ?? paragraphs[0] ?? ''
  return {
    topic,
    ...(own.length > 0 ? { own } : {}),
    head: await describePage(shop, { title, description, path: shop.paths.help(topic) }),
  }
}

/**
 * Browsers without styles and scripts show the consent form, which posts to the privacy page. Nothing is tracked there, so there
 * is nothing to store.
 */
export const action = ({ context: { shop } }: ActionFunctionArgs) => redirect(shop.paths.help('privacy'), 303)

export default function Help() {
  const { topic, own } = useLoaderData<typeof loader>()
  const paths = usePaths()
  const { title, paragraphs } = helpText(topic)
  return (
    <Container>
      <PageTitle size="page" title={title} />
      <Box width="narrow">
        <Stack gap="xl">
          <Stack gap="m">
            {(own ?? paragraphs).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
          <Stack gap="s">
            <Heading level={2} size="group">
              {m.help_other()}
            </Heading>
            <List gap="xs">
              {helpTopics
                .filter((other) => other !== topic)
                .map((other) => (
                  <TextLink key={other} href={paths.help(other)}>
                    {helpText(other).title}
                  </TextLink>
                ))}
            </List>
          </Stack>
        </Stack>
      </Box>
    </Container>
  )
}
