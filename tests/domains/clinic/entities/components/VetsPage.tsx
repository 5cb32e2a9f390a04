import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { type EntityRecord, Page, type PageProps } from 'tribune/browser'

/** The vets as one line of links, instead of the generated list. */
export default function VetsPage({ resource }: PageProps) {
  const [records, setRecords] = useState<readonly EntityRecord[]>([])
  useEffect(() => {
    let isShown = true
    void resource.client.list().then((answer) => isShown && setRecords(answer.records))
    return () => {
      isShown = false
    }
  }, [resource])

  return (
    <Page title="vétérinaires" action={<Link to="/vets/create">Nouveau vétérinaire</Link>}>
      <p data-own-page>
        {records.map(({ id, ...record }) => (
          <Link key={id} to={`/vets/edit/${id}`} style={{ marginInlineEnd: 12 }}>
            {String(record['full_name'])}
          </Link>
        ))}
      </p>
    </Page>
  )
}
