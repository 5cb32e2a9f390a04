export declare const stadium: import("../src/schema/entity/entity.ts").Entity<{
    readonly pictures: import("../src/kinds/images/definition.ts").ImagesField<{
        readonly create: "images";
        readonly add: "newImages";
        readonly keep: "existingPictures";
    }>;
    readonly name: import("../src/kinds/text/definition.ts").TextField;
    readonly owner_id: import("../src/kinds/reference/definition.ts").ReferenceField<never, "Owner", "number" | "text">;
    readonly wilaya: import("../src/kinds/lookup/definition.ts").LookupField;
    readonly commune: import("../src/kinds/dependent-lookup/definition.ts").DependentLookupField<"wilaya">;
    readonly address: import("../src/kinds/text/definition.ts").TextField;
    readonly n_players: import("../src/kinds/number/definition.ts").NumberField;
}, Readonly<Record<never, never>>, "number">;
