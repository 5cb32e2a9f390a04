export declare const admin: import("../src/schema/entity/entity").Entity<{
    readonly username: import("../src/kinds/text/definition").TextField;
    readonly name: import("../src/kinds/text/definition").TextField;
    readonly email: import("../src/kinds/email/definition").EmailField;
    readonly phone: import("../src/kinds/phone/definition").PhoneField;
    readonly password: import("../src/kinds/password/definition").PasswordField<"confirmation_password">;
}, Readonly<Record<never, never>>, "number">;
