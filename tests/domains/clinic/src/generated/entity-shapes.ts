// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import '../../../../../src/schema/entity-shapes.ts'

declare module '../../../../../src/schema/entity-shapes.ts' {
  interface EntityShapes {
    keeper: {
      fields: 'full_name' | 'mobile' | 'mail' | 'is_member'
      relations: {}
    }
    pet: {
      fields:
        | 'portrait'
        | 'name'
        | 'chip'
        | 'species'
        | 'breed'
        | 'sex'
        | 'born_on'
        | 'weight'
        | 'keeper_id'
        | 'mother_id'
        | 'photos'
      relations: {
        Keeper: 'keeper'
        Mother: 'pet'
      }
    }
    visit: {
      fields: 'pet_id' | 'vet_id' | 'treatment_id' | 'room_id' | 'day' | 'urgency' | 'report' | 'scans'
      relations: {
        Pet: 'pet'
        Vet: 'vet'
        Treatment: 'treatment'
        Room: 'room'
      }
    }
    treatment: {
      fields: 'name.en' | 'name.fr' | 'name.ar' | 'price' | 'notes'
      relations: {}
    }
    room: {
      fields: 'name' | 'floor'
      relations: {}
    }
    vet: {
      fields: 'photo' | 'licence' | 'full_name' | 'mobile'
      relations: {}
    }
  }
}
