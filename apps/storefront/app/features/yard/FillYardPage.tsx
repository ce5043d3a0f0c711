import { Form, useActionData, useLinkClickHandler, useNavigation } from '@remix-run/react'
import { Breadcrumbs } from '@selvedge/ui-kit/Breadcrumbs'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Link, type LinkProps, LinkProvider } from '@selvedge/ui-kit/Link'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Price } from '@selvedge/ui-kit/Price'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { forwardRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { ShopImage } from '../frame/ShopImage.tsx'
import { useShop } from '../frame/useShop.ts'
import * as css from './FillYardPage.css.ts'
import type { YardData } from './loadYard.server.ts'
import type { YardResult } from './submitYard.ts'
import { YardCloth } from './YardCloth.tsx'

/** A link to another state of the picker. With JavaScript, the page keeps its scroll position. */
const StateLink = forwardRef<HTMLAnchorElement, LinkProps>(function StateLink({ href, ...rest }, ref) {
  const onClick = useLinkClickHandler(href.split('#')[0] ?? href, { preventScrollReset: true })
  return <a {...rest} ref={ref} href={href} onClick={onClick} />
})

const partName = (position: number, { parts }: YardData): string =>
  parts.length === 4 ? m.yard_quarter({ number: position }) : m.yard_square({ number: position })

const nameOf = ({ print }: YardData['parts'][number]): string =>
  print ? [print.design, print.colourway].filter(Boolean).join(', ') : m.yard_empty()

/** The cloth with its parts as links, and the names of the designs below it. */
const YardOverview = (yard: YardData) => {
  const { parts, current, dots, size } = yard
  const actionOf = ({ isCurrent, print }: YardData['parts'][number]): string => {
    if (isCurrent) return m.yard_part_current()
    if (current.isSwapping) return m.yard_part_swap()
    return print ? m.yard_part_change() : m.yard_part_choose()
  }
  return (
    <section className={css.yardOverview} aria-label={m.yard_designs()}>
      <div className={css.yardStage} id="yard">
        <div className={css.yardEdge}>
          <svg viewBox="0 0 10 86" aria-hidden="true">
            {Array.from({ length: 5 }, (_, index) => (
              <circle
                key={index}
                cx="5"
                cy={5 + index * 19}
                r="5"
                fill={dots[index] ?? 'currentColor'}
                opacity={dots[index] ? 1 : 0.16}
              />
            ))}
          </svg>
        </div>
        <div className={css.yardDrawing}>
          <YardCloth prints={parts.map(({ print }) => ({ image: print?.image ?? '', tile: print?.tile }))} />
          {/* Hidden from screen readers, because the list below has the same links with the names of the designs. */}
          <div className={css.yardGrid} aria-hidden="true">
            {parts.map(({ href, isCurrent }, index) => (
              <Link
                key={index}
                className={css.yardPart}
                href={href}
                tabIndex={-1}
                data-current={isCurrent || undefined}
              >
                <span className={css.yardNumber}>{index + 1}</span>
              </Link>
            ))}
          </div>
        </div>
      </div>
      <ol className={css.yardList}>
        {parts.map((part, index) => (
          <li key={index} className={css.yardEntry}>
            <Text as="span" size="small" tone="muted" digits="tabular">
              {index + 1}
            </Text>
            <div>
              <Heading level={2} size="card">
                {part.print?.design ?? m.yard_empty()}
              </Heading>
              <Text size="small" tone="muted">
                {part.print
                  ? [part.print.colourway, part.print.designer].filter(Boolean).join(', ')
                  : m.yard_empty_hint()}
              </Text>
            </div>
            <TextLink
              href={part.href}
              size="small"
              aria-current={part.isCurrent ? 'true' : undefined}
              aria-label={`${actionOf(part)}: ${partName(index + 1, yard)}, ${nameOf(part)}`}
            >
              {actionOf(part)}
            </TextLink>
          </li>
        ))}
      </ol>
      <div className={css.yardTools}>
        <Inline gap="l">
          {current.isSwapping ? (
            <>
              <Text size="small">{m.yard_swap_hint()}</Text>
              <TextLink href={current.cancel} size="small" place="alone">
                {m.yard_cancel()}
              </TextLink>
            </>
          ) : parts[current.position - 1]?.print ? (
            <>
              <TextLink href={current.swap} size="small" place="alone">
                {m.yard_swap({ part: partName(current.position, yard) })}
              </TextLink>
              <TextLink href={current.clear} size="small" place="alone">
                {m.yard_clear({ part: partName(current.position, yard) })}
              </TextLink>
            </>
          ) : null}
        </Inline>
        <Text size="small" tone="muted">
          {m.yard_scale({ size: size.cloth })}
        </Text>
      </div>
    </section>
  )
}

/** The designs for the current part: a search, colors, and results that are placed with one press. */
const YardChoice = ({ search }: YardData) => {
  const locale = useShop()?.locale ?? 'en-US'
  const found = { count: search.total, number: search.total.toLocaleString(locale) }
  const colour = search.colours.find(({ isChosen }) => isChosen)?.label
  const more = [
    [search.earlier, m.yard_earlier()],
    [search.later, m.yard_later()],
  ].filter(([href]) => href)
  return (
    <Stack gap="m">
      <Form
        className={css.yardSearch}
        action={search.action}
        method="get"
        role="search"
        aria-label={m.yard_find()}
        preventScrollReset
      >
        {search.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          key={search.text}
          label={m.yard_find()}
          name="find"
          type="search"
          defaultValue={search.text}
          placeholder={m.yard_find_placeholder()}
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit" tone="secondary">
          {m.yard_find_submit()}
        </Button>
      </Form>
      <nav className={css.yardColours} aria-label={m.yard_colors()}>
        {search.colours.map(({ label, color, isChosen, href }) => (
          <Link
            key={label}
            className={css.yardColour}
            href={href}
            aria-label={label}
            aria-current={isChosen ? 'true' : undefined}
            title={label}
          >
            {/* Looks like `ColorWell`. Using that component here would add it to the script of every page. */}
            <svg className={css.yardWell} viewBox="0 0 30 30" aria-hidden="true">
              <circle cx="15" cy="15" r="14.5" fill={color} />
            </svg>
          </Link>
        ))}
      </nav>
      <Text size="small" tone="muted" digits="tabular">
        <span role="status">
          {search.total === 0
            ? m.yard_found_none()
            : colour
              ? m.yard_found_color({ color: colour, ...found })
              : m.yard_found(found)}
        </span>{' '}
        {search.clear ? (
          <TextLink href={search.clear} size="small">
            {m.yard_found_clear()}
          </TextLink>
        ) : null}
      </Text>
      <ul className={css.yardPrints}>
        {search.prints.map(({ number, design, colourway, image, isInUse, href }) => (
          <li key={number}>
            <Link className={css.yardPrint} href={href} data-used={isInUse || undefined}>
              <span className={css.yardPrintImage}>
                <ShopImage id={image} view="card" sizes="112px" widths={[128, 256]} />
              </span>
              <Text as="span" size="floor" weight="strong">
                {design}
              </Text>
              <Text as="span" size="floor" tone="muted">
                {colourway}
              </Text>
              {isInUse ? (
                <Text as="span" size="floor" tone="muted">
                  {m.yard_in_use()}
                </Text>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {more.length > 0 ? (
        <Inline gap="l">
          {more.map(([href = '', label]) => (
            <TextLink key={label} href={href} size="small" place="alone">
              {label}
            </TextLink>
          ))}
        </Inline>
      ) : null}
    </Stack>
  )
}

/** The fabric, the price, and the form that adds the yard to the cart. */
const YardBuy = (yard: YardData) => {
  const { product, fabrics, parts, missing, form, designers, texts } = yard
  const locale = useShop()?.locale ?? 'en-US'
  const result = useActionData<YardResult>()
  const failure = result?.kind === 'refused' ? result.message : result && texts.connectionLost
  const isAdding = useNavigation().formMethod === 'POST'
  const list = new Intl.ListFormat(locale)
  const artists = list.format(designers)
  return (
    <Stack gap="l">
      {fabrics.length > 1 ? (
        <nav aria-labelledby="fabric">
          <Text size="small" weight="strong" id="fabric">
            {m.yard_fabric()}
          </Text>
          <div className={css.yardFabrics}>
            {fabrics.map(({ sku, label, href }) => (
              <Link
                key={sku}
                className={css.yardFabric}
                href={href}
                aria-current={sku === product.sku ? 'true' : undefined}
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      ) : null}
      <Form method="post" className={css.yardBuy} preventScrollReset>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={product.sku} />
        <input type="hidden" name="quantity" value="1" />
        <input type="hidden" name="parts" value={form.parts} />
        {form.line ? <input type="hidden" name="line" value={form.line} /> : null}
        <Stack gap="m">
          <Price
            current={product.price}
            size="figure"
            labels={texts.price}
            {...(product.was ? { was: product.was } : {})}
            note={m.yard_price_note({ count: parts.length })}
          />
          {product.available ? (
            <Button type="submit" size="l" width="full" loading={isAdding}>
              {form.line ? m.yard_save() : m.yard_add()}
            </Button>
          ) : (
            <Callout tone="warning">{texts.outOfStock}</Callout>
          )}
          {failure ? (
            <Callout tone="error" role="alert">
              {failure}
            </Callout>
          ) : null}
          <Text size="small" tone="muted">
            <span role="status">
              {m.yard_filled({ filled: parts.length - missing.length, count: parts.length })}{' '}
              {missing.length > 0 ? m.yard_missing({ parts: list.format(missing.map(String)) }) : null}
            </span>{' '}
            {designers.length === 0
              ? null
              : designers.length === 1
                ? m.yard_paid_one({ artists })
                : m.yard_paid({ artists })}
          </Text>
        </Stack>
      </Form>
    </Stack>
  )
}

/** The picker of a Fill-a-Yard. Every choice is a link to its state, so that it works without JavaScript and can be shared. */
export const FillYardPage = (yard: YardData) => {
  const { product, parts, size, dots, current, crumbs, texts } = yard
  return (
    <Container>
      <Breadcrumbs label={texts.crumbs} items={crumbs} />
      <div className={css.yardTitle}>
        <PageTitle
          title={product.name}
          text={
            parts.length === 4
              ? m.yard_intro_four({ size: size.part })
              : m.yard_intro_nine({ size: size.part })
          }
          colors={dots.length > 0 ? dots : undefined}
        />
      </div>
      <LinkProvider component={StateLink}>
        <Columns layout="product">
          <YardOverview {...yard} />
          <Stack gap="xl">
            <section className={css.yardChoice} id="choose" aria-labelledby="choose-title">
              <Stack gap="m">
                <Heading level={2} size="panel" id="choose-title">
                  {partName(current.position, yard)}
                </Heading>
                <YardChoice {...yard} />
              </Stack>
            </section>
            <YardBuy {...yard} />
          </Stack>
        </Columns>
      </LinkProvider>
    </Container>
  )
}
