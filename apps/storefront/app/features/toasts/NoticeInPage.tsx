import { Container } from '@selvedge/ui-kit/Container'
import { Text } from '@selvedge/ui-kit/Text'
import type { Notice } from '../../../server/session/sessionState.ts'
import { useShop } from '../frame/useShop.ts'
import { noticeToast } from './noticeToast.ts'

const NoticeText = ({ notice }: { readonly notice: Notice }) => {
  const { title, description } = noticeToast(notice)
  return (
    <Container>
      <div role="status">
        <Text size="lead">{title}</Text>
        {description ? <Text tone="muted">{description}</Text> : null}
      </div>
    </Container>
  )
}

/**
 * Shows the notice of this page when JavaScript is off. Browsers with JavaScript never render it, so its code stays on
 * the server.
 */
export const NoticeInPage = () => {
  const notice = useShop()?.notice
  return notice ? <noscript>{import.meta.env.SSR ? <NoticeText notice={notice} /> : null}</noscript> : null
}
