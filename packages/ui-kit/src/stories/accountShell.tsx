import type { ReactNode } from 'react'
import { Columns, Container, Grid, Heading, SideNav, Stack, Text, TextLink } from '../index.ts'
import { exampleAccount, exampleNav, Shell } from './shell.tsx'

const pages = [
  'Overview',
  'Orders',
  'Saved addresses',
  'Payment methods',
  'Wishlist',
  'Subscriptions',
  'Profile and preferences',
  'Customer support',
] as const

interface AccountShellProps {
  readonly current: (typeof pages)[number]
  readonly children: ReactNode
}

/** A page of the account: the navigation of the account beside the content. */
export const AccountShell = ({ current, children }: AccountShellProps) => (
  <Shell header={{ account: { ...exampleAccount, current: true }, nav: exampleNav() }}>
    <Container>
      <div style={{ paddingTop: 56 }}>
        <Columns layout="account">
          <SideNav
            label="Account"
            items={pages.map((label) => ({ label, href: `#${label}`, current: label === current }))}
          >
            <TextLink tone="quiet">Log out</TextLink>
          </SideNav>
          {children}
        </Columns>
      </div>
    </Container>
  </Shell>
)

interface AccountSectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A section of a page of the account: its subject, and its form or list beside it. */
export const AccountSection = ({ title, text, children }: AccountSectionProps) => (
  <section>
    <Grid columns="two">
      <Stack gap="s">
        <Heading level={2} size="group">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Grid>
  </section>
)
