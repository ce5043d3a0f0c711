import { Form } from '@remix-run/react'
import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Price } from '@selvedge/ui-kit/Price'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Timeline } from '@selvedge/ui-kit/Timeline'
import { Fragment, type ReactNode } from 'react'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import * as css from './OrderPage.css.ts'
import type { OrderPageView } from './orderPageView.server.ts'
import { statusTones } from './statusTones.ts'

type OrderProps = { readonly order: OrderPageView }

const PRINT_HINT = 'print-hint'

const OrderLinks = ({ order, order: { texts } }: OrderProps) => (
  <div className={css.notOnPaper}>
    <Inline gap="m">
      <TextLink href={order.invoiceHref} place="alone" size="small" target="_blank">
        {texts.invoice_file}
      </TextLink>
      {order.returnLink ? (
        <TextLink href={order.returnLink.href} place="alone" size="small">
          {order.returnLink.until}
        </TextLink>
      ) : null}
      <TextLink href={order.helpHref} place="alone" size="small">
        {texts.order_help}
      </TextLink>
      {order.canCancel ? (
        <Disclosure label={texts.order_cancel}>
          <Form method="post">
            <Stack gap="s">
              <Text size="small">{texts.order_cancel_text}</Text>
              <div>
                <Button type="submit" tone="secondary" name="intent" value="cancel">
                  {texts.order_cancel_action}
                </Button>
              </div>
            </Stack>
          </Form>
        </Disclosure>
      ) : null}
    </Inline>
  </div>
)

const Address = ({ lines }: { readonly lines: readonly string[] }) => (
  <Text>
    {lines.map((line) => (
      <span key={line} className={css.addressLine}>
        {line}
      </span>
    ))}
  </Text>
)

const OrderHead = ({ order, order: { texts } }: OrderProps) => (
  <div className={css.orderHead}>
    <Stack gap="s">
      <div className={css.onPaper}>
        <Stack gap="m">
          <div>
            <Text weight="strong">{order.seller.name}</Text>
            <Address lines={order.seller.lines} />
          </div>
          <Heading level={2} size="panel">
            {texts.invoice}
          </Heading>
        </Stack>
      </div>
      <div className={css.notOnPaper}>
        <Heading level={1}>{order.heading}</Heading>
      </div>
      <Text size="lead" tone="muted">
        {order.summaryLine}
      </Text>
      <OrderLinks order={order} />
    </Stack>
    <div className={`${css.orderActions} ${css.notOnPaper}`}>
      {order.canReorder ? (
        <Form method="post">
          <Button type="submit" width="full">
            {texts.order_again}
          </Button>
        </Form>
      ) : null}
      <Button
        href={`#${PRINT_HINT}`}
        tone="secondary"
        onClick={(event) => {
          event.preventDefault()
          window.print()
        }}
      >
        {texts.print_invoice}
      </Button>
    </div>
  </div>
)

const OrderTrack = ({ order, order: { texts } }: OrderProps) =>
  order.steps.length === 0 ? null : (
    <section className={`${css.track} ${css.notOnPaper}`} aria-labelledby="progress">
      <div className={css.trackTop}>
        <div className={css.trackTitle}>
          <Heading level={2} size="panel" id="progress">
            {order.stepTitle}
          </Heading>
          <Badge tone={statusTones[order.status]}>{order.statusText}</Badge>
        </div>
        <Timeline label={texts.order_progress} steps={order.steps} />
      </div>
      {order.parcels.map((parcel) => (
        <div key={parcel.id} className={css.parcel}>
          <div>
            <div>
              {parcel.title}: {parcel.carrier} <span className={css.parcelNumber}>{parcel.number}</span>
            </div>
            <div className={css.parcelContent}>{parcel.content}</div>
          </div>
          {parcel.url ? (
            <TextLink href={parcel.url} rel="noreferrer" place="alone" aria-label={parcel.label}>
              {texts.parcel_follow}
            </TextLink>
          ) : null}
        </div>
      ))}
    </section>
  )

type LineProps = { readonly line: OrderPageView['lines'][number]; readonly texts: OrderPageView['texts'] }

const OrderLine = ({ line, texts }: LineProps) => {
  const paths = usePaths()
  return (
    <article className={css.orderLine}>
      <div className={`${css.orderLineImage} ${css.notOnPaper}`}>
        <ShopImage id={line.image} sizes="112px" widths={[96, 128, 256]} />
      </div>
      <div>
        <Heading level={3}>
          <TextLink href={paths.product(line.slug, line.sku)} tone="quiet">
            {line.name}
          </TextLink>
        </Heading>
        <p className={css.orderLineDetail}>{line.kind}</p>
        <dl className={css.orderLineFacts}>
          {line.facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt className={css.orderLineTerm}>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {line.againLabel ? (
          <Form method="post" className={`${css.lineAction} ${css.notOnPaper}`}>
            <TextLink
              type="submit"
              name="line"
              value={line.id}
              place="alone"
              size="small"
              aria-label={line.againLabel}
            >
              {texts.line_again}
            </TextLink>
          </Form>
        ) : null}
      </div>
      <div className={css.orderLinePrice}>
        <Price current={line.total} size="line" {...line.price} />
      </div>
    </article>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Text size="small" weight="strong">
      {label}
    </Text>
    {children}
  </div>
)

const OrderFacts = ({ order, order: { texts } }: OrderProps) => (
  <section className={css.orderFacts} aria-label={texts.order_details}>
    <Stack gap="l">
      <Heading level={2} size="sub">
        {texts.review_where}
      </Heading>
      {order.shipTo.length > 0 ? (
        <Fact label={texts.ship_to}>
          <Address lines={order.shipTo} />
        </Fact>
      ) : null}
      {order.billTo.length > 0 ? (
        <Fact label={texts.bill_to}>
          <Address lines={order.billTo} />
        </Fact>
      ) : null}
      {order.email ? (
        <Fact label={texts.updates_to}>
          <Text>{order.email}</Text>
        </Fact>
      ) : null}
    </Stack>
    <div>
      <Heading level={2} size="sub">
        {texts.order_paid_title}
      </Heading>
      {order.parts.length === 0 ? <Text tone="muted">{texts.order_unpaid}</Text> : null}
      <ul className={css.parts}>
        {order.parts.map((part) => (
          <li key={part.name} className={css.part}>
            <span>
              {part.name}
              <br />
              <span className={css.partNote}>{part.note}</span>
            </span>
            <span>
              <strong>{part.amount}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <Heading level={2} size="sub">
        {texts.order_cost_title}
      </Heading>
      <dl className={css.costs}>
        {order.costs.map(({ label, value, isDiscount }) => (
          <Fragment key={`${label} ${value}`}>
            <dt className={css.orderLineTerm}>{label}</dt>
            <dd className={isDiscount ? css.discount : css.cost}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={css.total}>
        <span>{texts.total}</span>
        <Price current={order.total} size="total" />
      </div>
      {order.partsNote ? (
        <Text size="small" tone="muted">
          {order.partsNote}
        </Text>
      ) : null}
    </div>
  </section>
)

const OrderReturns = ({ order, order: { texts } }: OrderProps) =>
  order.returns.length === 0 ? null : (
    <section className={css.notOnPaper} aria-labelledby="returns">
      <Heading level={2} size="panel" id="returns">
        {texts.returns}
      </Heading>
      <ul className={css.parts}>
        {order.returns.map(({ href, title, content, statusText, tone }) => (
          <li key={href} className={css.part}>
            <div>
              <TextLink href={href}>{title}</TextLink>
              <p className={css.orderLineDetail}>{content}</p>
            </div>
            <Badge tone={tone}>{statusText}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )

/** The page of an order: when it arrives, its progress, what was ordered, where it is sent, and what was paid. */
export const OrderPage = ({ order, order: { texts } }: OrderProps) => (
  <div className={css.invoice}>
    <Stack gap="xxl">
      <OrderHead order={order} />
      <p id={PRINT_HINT} className={`${css.printHint} ${css.notOnPaper}`}>
        {texts.print_hint}
      </p>
      <OrderTrack order={order} />
      <div>
        <Stack gap="m">
          <div className={css.notOnPaper}>
            <Heading level={2} size="panel">
              {texts.review_what}
            </Heading>
          </div>
          <div>
            {order.lines.map((line) => (
              <OrderLine key={line.id} line={line} texts={texts} />
            ))}
            {order.gift ? (
              <div className={`${css.giftNote} ${css.notOnPaper}`}>
                <Text weight="strong">{order.giftTitle}</Text>
                <p className={css.giftWords}>{order.gift.message}</p>
              </div>
            ) : null}
          </div>
        </Stack>
      </div>
      <OrderReturns order={order} />
      <OrderFacts order={order} />
    </Stack>
  </div>
)
