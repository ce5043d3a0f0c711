import { Form } from '@remix-run/react'
import { Accordion, AccordionItem } from '@selvedge/ui-kit/Accordion'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Grid } from '@selvedge/ui-kit/Grid'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import type { ProductData } from './loadProduct.server.ts'
import { ScaleDrawing } from './ScaleDrawing.tsx'

type CalculatorProps = {
  readonly calculator: NonNullable<ProductData['calculator']>
  readonly product: ShownProduct
}

/** How much to buy for a room or a project: a GET form, whose result sets the quantity. */
export const Calculator = ({ calculator: { current, kinds, isOpen, title }, product }: CalculatorProps) => {
  const { kind, rows, result, problem } = current
  return (
    <div id="calculator">
      <Accordion>
        <AccordionItem title={title} open={isOpen}>
          <Stack gap="m">
            {kinds.length > 1 ? (
              <SegmentedControl
                legend={title}
                name="calc"
                value={kind}
                width="full"
                segments={kinds.map((each) => ({ value: each.kind, label: each.title, href: each.href }))}
              />
            ) : null}
            <Form key={kind} method="get" preventScrollReset>
              <input type="hidden" name="sku" value={product.sku} />
              <input type="hidden" name="calc" value={kind} />
              <Stack gap="m">
                {rows.map(({ label, fields }) => (
                  <Grid key={label} columns="two">
                    {fields.map(({ name, label: measure, unit, value }) => (
                      <TextInput
                        key={name}
                        name={name}
                        label={`${label ? `${label}: ` : ''}${measure}${unit ? ` (${unit})` : ''}`}
                        defaultValue={value}
                        inputMode="decimal"
                        maxLength={9}
                        size="s"
                      />
                    ))}
                  </Grid>
                ))}
                <Button type="submit" tone="secondary">
                  {m.calculator_apply()}
                </Button>
              </Stack>
            </Form>
            <div aria-live="polite">
              {result ? (
                <Stack gap="m">
                  {result.drawing ? (
                    <>
                      <ScaleDrawing product={product} {...result.drawing} />
                      <Text size="small" tone="muted">
                        {result.drawing.note}
                      </Text>
                    </>
                  ) : null}
                  <Callout tone="success">{result.text}</Callout>
                </Stack>
              ) : null}
              {problem ? <Callout tone="error">{problem}</Callout> : null}
            </div>
          </Stack>
        </AccordionItem>
      </Accordion>
    </div>
  )
}
