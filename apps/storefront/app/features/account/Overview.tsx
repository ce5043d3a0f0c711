import { AddressCard } from '@selvedge/ui-kit/AddressCard'
import { Badge } from '@selvedge/ui-kit/Badge'
import { Board } from '@selvedge/ui-kit/Board'
import { Button } from '@selvedge/ui-kit/Button'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Heading } from '@selvedge/ui-kit/Heading'
import { OrderRow } from '@selvedge/ui-kit/OrderRow'
import { Panel } from '@selvedge/ui-kit/Panel'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Swatch } from '@selvedge/ui-kit/Swatch'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Timeline } from '@selvedge/ui-kit/Timeline'
import type { ReactNode } from 'react'
import { ShopImage } from '../frame/ShopImage.tsx'
import type { OverviewData } from './loadOverview.server.ts'
import * as css from './Overview.css.ts'
import { statusTones } from './statusTones.ts'

type Latest = NonNullable<OverviewData['latest']>

const LatestOrder = ({ latest }: { readonly latest: Latest }) => (
  <section className={css.latest} aria-labelledby="latest">
    <div className={css.latestImage}>
      <ShopImage
        id={latest.lines[0]?.image ?? ''}
        ratio="fill"
        sizes="(min-width: 48em) 25vw, 100vw"
        widths={[384, 640, 828]}
        priority
      />
    </div>
    <div className={css.latestFacts}>
      <div className={css.latestTop}>
        <Text tone="muted" size="small">
          {latest.label}
        </Text>
        <TextLink href={latest.href}>{latest.action}</TextLink>
      </div>
      <Heading level={2} size="section" id="latest">
        {latest.heading}
      </Heading>
      {latest.steps.length > 0 ? (
        <Timeline label={latest.stepsLabel} steps={latest.steps} />
      ) : (
        <Badge tone={statusTones[latest.status]}>{latest.statusText}</Badge>
      )}
      <div className={css.latestLines}>
        {latest.lines.map(({ id, name, detail, image }) => (
          <div key={id} className={css.latestLine}>
            <Swatch size="l">
              <ShopImage id={image} ratio="fill" sizes="64px" widths={[96, 128]} />
            </Swatch>
            <div>
              <Text size="small" weight="strong">
                {name}
              </Text>
              <Text size="small" tone="muted">
                {detail}
              </Text>
            </div>
          </div>
        ))}
      </div>
    </div>
  </section>
)

type PartProps = {
  readonly title: string
  readonly action?: { readonly href: string; readonly label: string } | undefined
  readonly children: ReactNode
}

const Part = ({ title, action, children }: PartProps) => (
  <section>
    <SectionHeader
      title={title}
      {...(action ? { action: <TextLink href={action.href}>{action.label}</TextLink> } : {})}
    />
    {children}
  </section>
)

type AddAddressProps = { readonly href: string; readonly label: string; readonly text: string }

const AddAddress = ({ href, label, text }: AddAddressProps) => (
  <Panel tone="dashed">
    <Stack gap="s" align="center">
      <TextLink href={href} place="alone">
        {label}
      </TextLink>
      {text ? (
        <Text size="small" tone="muted">
          {text}
        </Text>
      ) : null}
    </Stack>
  </Panel>
)

/** The overview of the account. Its texts come from the server. */
export const Overview = ({ latest, orders, wishlist, addresses }: OverviewData) => (
  <Stack gap="xxl">
    {latest ? <LatestOrder latest={latest} /> : null}
    {orders.rows.length > 0 ? (
      <Part title={orders.title} action={orders.action}>
        {orders.rows.map(({ status, statusText, name, images, ...row }) => (
          <OrderRow
            key={row.number}
            {...row}
            shipTo={{ label: orders.shipTo, name }}
            status={<Badge tone={statusTones[status]}>{statusText}</Badge>}
            strips={images.map(({ id, image }) => (
              <ShopImage key={id} id={image} ratio="fill" sizes="176px" widths={[128, 256, 384]} />
            ))}
          />
        ))}
      </Part>
    ) : (
      <EmptyState {...orders.empty} action={<Button href={orders.shop.href}>{orders.shop.label}</Button>} />
    )}
    {wishlist.items.length > 0 ? (
      <Part title={wishlist.title} action={wishlist.action}>
        <Board
          items={wishlist.items.map(({ image, ...item }) => ({
            ...item,
            image: (
              <ShopImage
                id={image}
                ratio="fill"
                sizes="(min-width: 48em) 25vw, 50vw"
                widths={[256, 384, 640]}
              />
            ),
          }))}
        />
      </Part>
    ) : null}
    <Part title={addresses.title} action={addresses.items.length > 0 ? addresses.action : undefined}>
      <Grid columns="three">
        {addresses.items.map(({ id, title, lines, note, edit }) => (
          <AddressCard
            key={id}
            title={title}
            lines={lines}
            note={note || undefined}
            actions={
              <TextLink href={edit.href} aria-label={edit.name}>
                {edit.label}
              </TextLink>
            }
          />
        ))}
        {addresses.add ? <AddAddress {...addresses.add} /> : null}
      </Grid>
    </Part>
  </Stack>
)
