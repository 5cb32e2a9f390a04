import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import { screens } from '../../texts/fr/screens.ts'
import { Notice } from '../loading/Notice.tsx'

/** No rows: nothing entered yet, or nothing that matches. */
export function ListEmpty({ query }: { readonly query: string }) {
  if (query !== '') {
    return <Notice icon={SearchX} title={screens.list.noMatch} text={screens.list.noMatchHint(query)} />
  }
  // The way to add one stands beside the title already; a second link of that name would only confuse.
  return <Notice icon={Inbox} title={screens.list.empty} text={screens.list.emptyHint} />
}
