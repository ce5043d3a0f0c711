import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { useShop } from '../frame/useShop.ts'

/** The bar on each page of a preview, with the button that ends it. The form loads a document, so that nothing of the draft stays. */
export const PreviewBar = () => {
  const preview = useShop()?.preview
  return preview ? (
    <Container as="aside">
      <form method="post" action="/preview">
        {preview.text}
        <Button type="submit" tone="quiet" size="s">
          {preview.end}
        </Button>
      </form>
    </Container>
  ) : null
}
