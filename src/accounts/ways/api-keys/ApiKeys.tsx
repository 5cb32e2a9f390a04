import { Button } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import { use, useState } from 'react'
import { PersonContext } from '../../../kinds/core/control/person-context.ts'
import { apiKeys as texts } from '#ways/api-keys/texts.ts'
import { ApiKeyList } from './ApiKeyList.tsx'
import { NewApiKey } from './NewApiKey.tsx'
import { ShownSecret } from './ShownSecret.tsx'

/** The own API keys; those of all accounts too, for administrator 1. */
export default function ApiKeys() {
  const person = use(PersonContext)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <ApiKeyList
        title={texts.title}
        hint={texts.hint}
        none={texts.none}
        action={
          <Button
            size="sm"
            variant="default"
            leftSection={<Plus size={17} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {texts.add}
          </Button>
        }
      />
      {person?.isSuperAdministrator && <ApiKeyList title={texts.allTitle} none={texts.noneAtAll} isOfAll />}
      {isAdding && <NewApiKey onMade={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== null && <ShownSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
