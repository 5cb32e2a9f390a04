import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type EntityRecord, Page, type PageProps } from 'tribune/browser'

/** The media types as one line of links, instead of the generated list. */
export default function MediaTypesPage({ resource }: PageProps) {
  const [records, setRecords] = useState<readonly EntityRecord[]>([])
  useEffect(() => {
    let isShown = true
    void resource.client.list().then((answer) => isShown && setRecords(answer.records))
    return () => {
      isShown = false
    }
  }, [resource])

  return (
    <Page title="Media types" action={<Link to="/media-types/create">Add media type</Link>}>
      <p data-own-page>
        {records.map(({ id, ...record }) => (
          <Link key={id} to={`/media-types/edit/${id}`} style={{ marginInlineEnd: 12 }}>
            {String(record['name'])}
          </Link>
        ))}
      </p>
    </Page>
  )
}
