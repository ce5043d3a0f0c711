import { Container } from '@selvedge/ui-kit/Container'
import { Text } from '@selvedge/ui-kit/Text'
import type { Notice } from '../../../server/session/notice.ts'
import { useShop } from '../frame/useShop.ts'
import { noticeToast } from './noticeToast.ts'

const Told = ({ notice }: { readonly notice: Notice }) => {
  const { title, description } = noticeToast(notice)
  return (
    <Container>
      <div role="status">
        <Text size="lead">{title}</Text>
        {description ? <Text tone="soft">{description}</Text> : null}
      </div>
    </Container>
  )
}

/** The notice of this page for who has no script. Browsers never render what is in here: its code stays on the server. */
export const NoticeInPage = () => {
  const notice = useShop()?.notice
  return notice ? <noscript>{import.meta.env.SSR ? <Told notice={notice} /> : null}</noscript> : null
}
