/**
 * The wilayas, dairas and communes of Algeria (Law 19-12 of 2019): facts, in a compact form.
 * A wilaya is `code name|Arabic name`; below it each daira is `name|Arabic name: ` and its communes,
 * `id name|Arabic name` or `id =` where the commune is named exactly as its daira.
 */
export const algeriaTable = `
01 Adrar|أدرار
  Adrar|أدرار: 1 =; 6 Bouda|بودة; 13 Ouled Ahmed Timmi|أولاد أحمد تيمي
  Aoulef|أولف: 2 Akabli|اقبلي; 4 =; 22 Timekten|تيمقتن; 26 Tit|تيت
  Fenoughil|فنوغيل: 9 =; 20 Tamantit|تامنطيط; 21 Tamest|تامست
  Reggane|رقان: 16 =; 17 Sali|سالي
  Tsabit|تسابيت: 18 Sebaa|السبع; 27 =
  Zaouiat Kounta|زاوية كنتة: 10 In Zghmir|إن زغمير; 28 Zaouiet Kounta|زاوية كنتة
02 Chlef|الشلف
  Abou El Hassane|أبو الحسن: 29 =; 59 Tadjena|تاجنة; 60 Talassa|تلعصة
  Ain Merane|عين مران: 30 =; 45 Herenfa|الهرانفة
  Beni Haoua|بني حواء: 33 =; 37 Breira|بريرة; 49 Oued Goussine|وادي قوسين
  Boukadir|بوقادير: 35 =; 50 Oued Sly|وادي سلي; 58 Sobha|الصبحة
  Chlef|الشلف: 39 =; 54 Oum Drou|أم الدروع; 55 Sendjas|سنجاس
  El Karimia|الكريمية: 32 Beni Bouattab|بني بوعتاب; 42 =; 44 Harchoun|حرشون
  El Marsa|المرسى: 43 =; 47 Moussadek|مصدق
  Oued Fodda|وادي الفضة: 34 Beni Rached|بني راشد; 48 =; 51 Ouled Abbes|أولاد عباس
  Ouled Ben Abdelkader|أولاد بن عبد القادر: 41 El Hadjadj|الحجاج; 52 =
  Ouled Fares|أولاد فارس: 38 Chettia|الشطية; 46 Labiod Medjadja|الأبيض مجاجة; 53 =
  Taougrit|تاوقريت: 40 Dahra|الظهرة; 61 =
  Tenes|تنس: 56 Sidi Abderrahmane|سيدي عبد الرحمن; 57 Sidi Akkacha|سيدي عكاشة; 62 =
  Zeboudja|الزبوجة: 31 Benairia|بنايرية; 36 Bouzeghaia|بوزغاية; 63 =
03 Laghouat|الأغواط
  Aflou|أفلو: 64 =; 82 Sebgag|سبقاق; 83 Sidi Bouzid|سيدي بوزيد
  Ain Madhi|عين ماضي: 65 =; 72 El Haouaita|الحويطة; 77 Kheneg|الخنق; 85 Tadjemout|تاجموت; 86 Tadjrouna|تاجرونة
  Brida|بريدة: 69 =; 74 Hadj Mechri|الحاج مشري; 87 Taouiala|تاويالة
  El Ghicha|الغيشة: 71 =
  Gueltat Sidi Saad|قتلة سيدي سعيد: 66 Ain Sidi Ali|عين سيدي علي; 67 El Beidha|البيضاء; 73 Gueltat Sidi Saad|قلتة سيدي سعد
  Hassi R'mel|حاسي الرمل: 75 Hassi Delaa|حاسي الدلاعة; 76 =
  Ksar El Hirane|قصر الحيران: 68 Benacer Benchohra|بن ناصر بن شهرة; 78 =
  Laghouat|الأغواط: 79 =
  Oued Morra|وادي مرة: 81 Oued M'zi|وادي مزي; 80 =
  Sidi Makhlouf|سيدي مخلوف: 70 El Assafia|العسافية; 84 =
04 Oum El Bouaghi|أم البواقي
  Ain Babouche|عين ببوش: 88 =; 90 Ain Diss|عين الديس
  Ain Beida|عين البيضاء: 89 =; 96 Berriche|بريش; 116 Zorg|الزرق
  Ain Fekroun|عين فكرون: 91 =; 102 El Fedjoudj Boughrara Sa|الفجوج بوغرارة سعودي
  Ain Kercha|عين كرشة: 92 =; 103 El Harmilia|الحرملية; 105 Hanchir Toumghani|هنشير تومغني
  Ain M'lila|عين مليلة: 93 =; 109 Ouled Gacem|أولاد قاسم; 110 Ouled Hamla|أولاد حملة
  Dhalaa|الضلعة: 98 =; 101 El Djazia|الجازية
  F'kirina|فكيرينة: 104 Fkirina|فكيرينة; 108 Oued Nini|وادي نيني
  Ksar Sbahi|قصر الصباحي: 106 =
  Meskiana|مسكيانة: 95 Behir Chergui|بحير الشرقي; 100 El Belala|البلالة; 107 =; 113 Rahia|الرحية
  Oum El Bouaghi|أم البواقي: 94 Ain Zitoun|عين الزيتون; 112 =
  Sigus|سيقوس: 99 El Amiria|العامرية; 114 =
  Souk Naamane|سوق نعمان: 97 Bir Chouhada|بئر الشهداء; 111 Ouled Zouai|أولاد زواي; 115 =
05 Batna|باتنة
  Ain Djasser|عين جاسر: 117 =; 134 El Hassi|الحاسي
  Ain Touta|عين التوتة: 118 =; 124 Beni Foudhala El Hakania|بني فضالة الحقانية; 150 Maafa|معافة; 158 Ouled Aouf|أولاد عوف
  Arris|أريس: 120 =; 173 Tighanimine|تيغانمين
  Barika|بريكة: 122 =; 125 Bitam|بيطام; 149 M Doukal|إمدوكل
  Batna|باتنة: 123 =; 136 Fesdis|فسديس; 154 Oued Chaaba|وادي الشعبة
  Bouzina|بوزينة: 129 =; 146 Larbaa|لارباع
  Chemora|الشمرة: 126 Boulhilat|بولهيلات; 130 =
  Djezzar|الجزار: 121 Azil Abedelkader|عزيل عبد القادر; 133 =; 157 Ouled Ammar|أولاد عمار
  El Madher|المعذر: 119 Ain Yagout|عين ياقوت; 128 Boumia|بومية; 132 Djerma|جرمة; 135 =
  Ichemoul|إشمول: 137 Foum Toub|فم الطوب; 142 =; 143 Inoughissen|إينوغيسن
  Menaa|منعة: 151 =; 174 Tigharghar|تغرغار
  Merouana|مروانة: 141 Hidoussa|حيدوسة; 145 Ksar Bellezma|قصر بلزمة; 152 =; 155 Oued El Ma|وادي الماء
  N'gaous|نقاوس: 127 Boumagueur|بومقر; 153 N Gaous|نقاوس; 165 Sefiane|سفيان
  Ouled Si Slimane|أولاد سي سليمان: 148 Lemcene|لمسان; 161 =; 170 Taxlent|تاكسلانت
  Ras El Aioun|رأس العيون: 139 Gosbat|القصبات; 140 Guigba|القيقبة; 160 Ouled Sellem|أولاد سلام; 163 Rahbat|الرحبات; 164 =; 169 Talkhamt|تالخمت
  Seggana|سقانة: 166 =; 175 Tilatou|تيلاطو
  Seriana|سريانة: 147 Lazrou|لازرو; 167 =; 177 Zanet El Beida|زانة البيضاء
  Tazoult|تازولت: 162 Ouyoun El Assafir|عيون العصافير; 171 =
  Theniet El Abed|ثنية العابد: 131 Chir|شير; 156 Oued Taga|وادي الطاقة; 172 Teniet El Abed|ثنية العابد
  Timgad|تيمقاد: 159 Ouled Fadel|أولاد فاضل; 176 =
  Tkout|تكوت: 138 Ghassira|غسيرة; 144 Kimmel|كيمل; 168 T Kout|تكوت
06 Béjaïa|بجاية
  Adekar|أدكار: 178 =; 189 Beni K'sila|بني كسيلة; 220 Taourit Ighil|تاوريرت إغيل
  Akbou|أقبو: 181 =; 195 Chellata|شلاطة; 205 Ighram|اغرم; 218 Tamokra|تامقرة
  Amizour|أميزور: 184 =; 188 Beni Djellil|بني جليل; 202 Feraoun|فرعون; 214 Smaoun|سمعون
  Aokas|أوقاس: 185 =; 228 Tizi-N'berber|تيزي نبربر
  Barbacha|برباشة: 186 =; 206 Kendira|كنديرة
  Bejaia|بجاية: 187 =; 210 Oued Ghir|وادي غير
  Beni Maouche|بني معوش: 191 Benimaouche|بني معوش
  Chemini|شميني: 182 Akfadou|أكفادو; 196 =; 216 Souk Oufella|سوق اوفلا; 223 Tibane|طيبان
  Darguina|درقينة: 180 Ait-Smail|أيت إسماعيل; 197 =; 221 Taskriout|تاسكريوت
  El Kseur|القصر: 200 =; 201 Fenaia Il Maten|فناية الماثن; 229 Toudja|توجة
  Ifri Ouzellaguene|إفري أوزلاقن: 203 Ouzellaguen|أوزلاقن
  Ighil Ali|إغيل علي: 179 Ait R'zine|أيت رزين; 204 Ighil-Ali|إغيل علي
  Kherrata|خراطة: 198 Dra El Caid|ذراع القايد; 207 =
  Seddouk|صدوق: 183 Amalou|أمالو; 193 Bouhamza|بوحمزة; 208 M'cisna|مسيسنة; 211 =
  Sidi Aich|سيدي عيش: 199 Leflaye|الفلاي; 212 Sidi Ayad|سيدي عياد; 213 Sidi-Aich|سيدي عيش; 225 Tifra|تيفرة; 227 Tinebdar|تينبدار
  Souk El Tenine|سوق الإثنين: 209 Melbou|مالبو; 215 Souk El Tenine|سوق لإثنين; 219 Tamridjet|تامريجت
  Tazmalt|تازملت: 190 Beni-Mallikeche|بني مليكش; 192 Boudjellil|بو جليل; 222 Tazmalt|تازمالت
  Tichy|تيشي: 194 Boukhelifa|بوخليفة; 217 Tala Hamza|تالة حمزة; 224 =
  Timezrit|تيمزريت: 226 =
07 Biskra|بسكرة
  Biskra|بسكرة: 233 =; 243 El Hadjab|الحاجب
  Djemorah|جمورة: 236 Branis|برانيس; 239 =
  El Kantara|القنطرة: 231 Ain Zaatout|عين زعطوط; 245 =
  El Outaya|الوطاية: 246 =
  Foughala|فوغالة: 242 El Ghrous|الغروس; 247 =
  Mechouneche|مشونش: 251 M'chouneche|مشونش
  Ourlal|أورلال: 250 Lioua|ليوة; 254 M'lili|مليلي; 252 Mekhadma|مخادمة; 256 Oumache|أوماش; 257 =
  Sidi Okba|سيدي عقبة: 230 Ain Naga|عين الناقة; 238 Chetma|شتمة; 244 El Haouch|الحوش; 260 =
  Tolga|طولقة: 234 Bordj Ben Azzouz|برج بن عزوز; 235 Bouchakroun|بوشقرون; 249 Lichana|ليشانة; 261 =
  Zeribet El Oued|زريبة الوادي: 241 El Feidh|الفيض; 248 Khenguet Sidi Nadji|خنقة سيدي ناجي; 253 Meziraa|المزيرعة; 262 =
08 Béchar|بشار
  Abadla|العبادلة: 263 =; 270 Erg-Ferradj|عرق فراج; 276 Machraa-Houari-Boumediene|مشرع هواري بومدين
  Bechar|بشار: 264 =
  Beni Ounif|بني ونيف: 267 Beni-Ounif|بني ونيف
  Kenadsa|القنادسة: 272 =; 277 Meridja|المريجة
  Lahmar|لحمر: 268 Boukais|بوكايس; 275 =; 278 Mogheul|موغل
  Tabelbala|تبلبالة: 280 =
  Taghit|تاغيت: 281 =
09 Blida|البليدة
  Blida|البليدة: 288 =; 289 Bouarfa|بوعرفة
  Boufarik|بوفاريك: 290 =; 298 Guerrouaou|قرواو; 308 Soumaa|الصومعة
  Bougara|بوقرة: 291 =; 299 Hammam Elouane|حمام ملوان; 305 Ouled Slama|اولاد سلامة
  Bouinan|بوعينان: 292 =; 293 Chebli|الشبلي
  El Affroun|العفرون: 297 El-Affroun|العفرون; 303 Oued Djer|وادي جر
  Larbaa|الأربعاء: 300 =; 307 Souhane|صوحان
  Meftah|مفتاح: 296 Djebabra|جبابرة; 301 =
  Mouzaia|موزاية: 284 Ain Romana|عين الرمانة; 294 Chiffa|الشفة; 302 =
  Oued El Alleug|وادي العلايق: 286 Beni-Tamou|بني تامو; 287 Benkhelil|بن خليل; 304 =
  Ouled Yaich|أولاد يعيش: 285 Beni Mered|بني مراد; 295 Chrea|الشريعة; 306 =
10 Bouira|البويرة
  Ain Bessem|عين بسام: 311 Ain El Hadjar|عين الحجر; 312 Ain Laloui|عين العلوي; 314 Ain-Bessem|عين بسام
  Bechloul|بشلول: 310 Ahl El Ksar|أهل القصر; 317 =; 327 El Adjiba|العجيبة; 328 El Asnam|الأسنام; 344 Ouled Rached|أولاد راشد
  Bir Ghbalou|بئر غبالو: 318 =; 330 El Khabouzia|الخبوزية; 345 Raouraoua|روراوة
  Bordj Okhriss|برج أوخريص: 319 =; 334 Hadjera Zerga|الحجرة الزرقاء; 342 Mezdour|مزدور; 351 Taguedite|تاقديت
  Bouira|البويرة: 313 Ain Turk|عين الترك; 315 Ait Laaziz|أيت لعزيز; 321 =
  El Hachimia|الهاشمية: 329 =; 343 Oued El Berdi|وادي البردي
  Haizer|الحيزر: 335 Haizer|حيزر; 350 Taghzout|تاغزوت
  Kadiria|القادرية: 316 Aomar|أعمر; 326 Djebahia|جباحية; 337 Kadiria|قادرية
  Lakhdaria|الأخضرية: 320 Bouderbala|بودربالة; 322 Boukram|بوكرم; 333 Guerrouma|قرومة; 338 =; 340 Maala|معلة; 353 Z'barbar (El Isseri )|زبربر
  M'chedallah|مشد الله: 309 Aghbalou|أغبالو; 352 Ath Mansour|آث منصور; 323 Chorfa|شرفة; 336 Hanif|حنيف; 339 M Chedallah|أمشدالة; 347 Saharidj|سحاريج
  Souk El Khemis|سوق الخميس: 332 El-Mokrani|المقراني; 348 =
  Sour El Ghozlane|سور الغزلان: 324 Dechmia|الدشمية; 325 Dirah|ديرة; 331 El-Hakimia|الحاكمية; 341 Maamora|المعمورة; 346 Ridane|ريدان; 349 =
11 Tamanrasset|تمنراست
  Silet|سيلت: 354 Abelsa|ابلسة
  Tamanrasset|تمنراست: 355 Ain Amguel|عين امقل; 361 =
  Tazrouk|تاظروك: 359 Idles|أدلس; 362 =
12 Tébessa|تبسة
  Bir El Ater|بئر العاتر: 369 Bir-El-Ater|بئر العاتر; 378 El Ogla El Malha|العقلة المالحة
  Bir Mokadem|بئر مقدم: 368 Bir Mokkadem|بئر مقدم; 382 Guorriguer|قريقر; 383 Hammamet|الحمامات
  Cheria|الشريعة: 372 =; 391 Telidjen|ثليجان
  El Aouinet|العوينات: 370 Boukhadra|بوخضرة; 379 El-Aouinet|العوينات
  El Kouif|الكويف: 366 Bekkaria|بكارية; 371 Boulhaf Dyr|بولحاف الدير; 373 =
  El Malabiod|الماء الابيض: 374 =; 380 El-Houidjbet|الحويجبات
  El Ogla|العقلة: 365 Bedjene|بجن; 376 El Mezeraa|المزرعة; 377 =; 389 Stah Guentis|سطح قنطيس
  Morsott|مرسط: 367 Bir Dheheb|بئر الذهب; 384 =
  Negrine|نقرين: 381 Ferkane|فركان; 385 =
  Ouenza|الونزة: 364 Ain Zerga|عين الزرقاء; 375 El Meridj|المريج; 386 =
  Oum Ali|أم علي: 387 =; 388 Saf Saf El Ouesra|صفصاف الوسرى
  Tebessa|تبسة: 390 =
13 Tlemcen|تلمسان
  Ain Tellout|عين تالوت: 396 Ain Nehala|عين النحالة; 397 =
  Bab El Assa|باب العسة: 400 =; 439 Souani|السواني; 440 Souk Tleta|سوق الثلاثاء
  Beni Boussaid|بني بوسعيد: 402 =; 437 Sidi Medjahed|سيدي مجاهد
  Beni Snous|بني سنوس: 415 Azail|العزايل; 401 Beni Bahdel|بني بهدل; 407 =
  Bensekrane|بن سكران: 408 =; 435 Sidi Abdelli|سيدي العبدلي
  Chetouane|شتوان: 393 Ain Fezza|عين فزة; 399 Amieur|عمير; 411 =
  Fellaoucene|فلاوسن: 392 Ain Fetah|عين فتاح; 395 Ain Kebira|عين الكبيرة; 418 =
  Ghazaouet|الغزوات: 412 Dar Yaghmoracen|دار يغمراسن; 419 =; 438 Souahlia|السواحلية; 442 Tianet|تيانت
  Hennaya|الحناية: 421 =; 430 Ouled Riyah|أولاد رياح; 444 Zenata|زناتة
  Honnaine|هنين: 403 Beni Khellad|بني خلاد; 422 =
  Maghnia|مغنية: 420 Hammam Boughrara|حمام بوغرارة; 423 =
  Mansourah|منصورة: 394 Ain Ghoraba|عين غرابة; 404 Beni Mester|بني مستر; 424 =; 441 Terny Beni Hediel|تيرني بني هديل
  Marsa Ben Mehdi|مرسى بن مهيدي: 426 M'sirda Fouaga|مسيردة الفواقة; 425 Marsa Ben M'hidi|مرسى بن مهيدي
  Nedroma|ندرومة: 413 Djebala|جبالة; 427 =
  Ouled Mimoun|أولاد ميمون: 406 Beni Smiel|بني صميل; 428 Oued Lakhdar|وادي الخضر; 429 =
  Remchi|الرمشي: 398 Ain Youcef|عين يوسف; 405 Beni Ouarsous|بني وارسوس; 416 El Fehoul|الفحول; 431 =; 433 Sebbaa Chioukh|سبعة شيوخ
  Sabra|صبرة: 409 Bouhlou|بوحلو; 432 =
  Sebdou|سبدو: 414 El Aricha|العريشة; 417 El Gor|القور; 434 =
  Sidi Djillali|سيدي الجيلالي: 410 Bouihi|البويهي; 436 =
  Tlemcen|تلمسان: 443 =
14 Tiaret|تيارت
  Ain Deheb|عين الذهب: 446 =; 451 Chehaima|شحيمة; 468 Naima|النعيمة
  Ain Kermes|عين كرمس: 449 =; 453 Djebilet Rosfa|جبيلات الرصفاء; 460 Madna|مادنة; 463 Medrissa|مدريسة; 476 Sidi Abderrahmane|سيدي عبد الرحمن
  Dahmouni|دحموني: 445 Ain Bouchekif|عين بوشقيف; 452 =
  Frenda|فرندة: 448 Ain El Hadid|عين الحديد; 456 =; 482 Takhemaret|تخمرت
  Hamadia|حمادية: 450 Bougara|بوقرة; 458 =; 471 Rechaiga|الرشايقة
  Ksar Chellala|قصر الشلالة: 459 =; 474 Serghine|سرغين; 486 Zmalet El Emir Abdelkade|زمالة الأمير عبد القادر
  Mahdia|مهدية: 447 Ain Dzarit|عين دزاريت; 461 =; 467 Nadorah|الناظورة; 472 Sebaine|السبعين
  Mechraa Sfa|مشرع الصفا: 454 Djillali Ben Amar|جيلالي بن عمار; 462 Mechraa Safa|مشرع الصفا; 481 Tagdempt|تاقدمت
  Medroussa|مدروسة: 464 =; 466 Mellakou|ملاكو; 478 Sidi Bakhti|سيدي بختي
  Meghila|مغيلة: 465 =; 473 Sebt|السبت; 479 Sidi Hosni|سيدي حسني
  Oued Lili|وادي ليلي: 469 Oued Lilli|وادي ليلي; 477 Sidi Ali Mellal|سيدي علي ملال; 484 Tidda|تيدة
  Rahouia|رحوية: 457 Guertoufa|قرطوفة; 470 Rahouia|الرحوية
  Sougueur|السوقر: 455 Faidja|الفايجة; 475 Si Abdelghani|سي عبد الغني; 480 =; 485 Tousnina|توسنينة
  Tiaret|تيارت: 483 =
15 Tizi Ouzou|تيزي وزو
  Ain El Hammam|عين الحمام: 487 Abi-Youcef|أبي يوسف; 490 Ain-El-Hammam|عين الحمام; 502 Ait-Yahia|أيت يحيى; 503 Akbil|اقبيل
  Azazga|عزازقة: 506 =; 519 Freha|فريحة; 524 Ifigha|إيفيغاء; 551 Yakourene|إعــكورن; 553 Zekri|زكري
  Azeffoun|أزفون: 488 Aghribs|أغريب; 498 Ait-Chafaa|أيت شافع; 504 Akerrou|أقرو; 507 =
  Beni Douala|بني دوالة: 499 Ait-Mahmoud|أيت محمود; 508 Beni Zmenzer|بنــــي زمنزار; 509 Beni-Aissi|بني عيسي; 510 Beni-Douala|بني دوالة
  Benni Yenni|بني يني: 511 Beni-Yenni|بني يني; 521 Iboudrarene|إبودرارن; 552 Yatafene|يطــافن
  Boghni|بوغني: 505 Assi-Youcef|أسي يوسف; 513 =; 515 Bounouh|بونوح; 533 Mechtras|مشطراس
  Bouzeguene|بوزقن: 512 Beni-Zikki|بني زيكــي; 516 Bouzeguene|بوزقــن; 522 Idjeur|إيجــار; 527 Illoula Oumalou|إيلولة أومـــالو
  Draa Ben Khedda|ذراع بن خدة: 517 Draa-Ben-Khedda|ذراع بن خدة; 540 Sidi Namane|سيدي نعمان; 543 Tadmait|تادمايت; 546 Tirmitine|تيرمتين
  Draa El Mizan|ذراع الميزان: 491 Ain-Zaouia|عين الزاوية; 496 Ait Yahia Moussa|أيت يحي موسى; 518 Draa-El-Mizan|ذراع الميزان; 520 Frikat|فريقات
  Iferhounene|إفرحونان: 523 Iferhounene|إفــرحــونان; 526 Illilten|إيلـيــلتـن; 528 Imsouhal|إمســوحال
  Larbaa Nath Iraten|الأربعاء ناث إيراثن: 492 Ait Aggouacha|أيت عقـواشة; 529 Irdjen|إيرجـــن; 530 Larbaa Nath Irathen|الأربعــاء ناث إيراثن
  Maatkas|معاتقة: 531 Maatkas|معـــاتقة; 542 Souk-El-Tenine|سوق الإثنين
  Makouda|ماكودة: 514 Boudjima|بوجيمة; 532 =
  Mekla|مقلع: 495 Ait Khellili|أيت خليلي; 534 Mekla|مقــلع; 541 Souama|صوامـــع
  Ouacif|واسيف: 494 Ait Boumahdi|أيت بومهدي; 501 Ait-Toudert|أيت تودرت; 537 =
  Ouadhias|واضية: 489 Agouni-Gueghrane|أقني قغران; 493 Ait Bouaddou|أيت بــوادو; 538 =; 547 Tizi N'tleta|تيزي نثلاثة
  Ouaguenoun|واقنون: 497 Ait-Aissa-Mimoun|أيت عيسى ميمون; 539 =; 545 Timizart|تيمـيزار
  Tigzirt|تيقزيرت: 525 Iflissen|إفليـــسن; 535 Mizrana|ميزرانـــة; 544 Tigzirt|تيقـزيرت
  Tizi Ouzou|تيزي وزو: 549 Tizi-Ouzou|تيزي وزو
  Tizi Rached|تيزي راشد: 500 Ait-Oumalou|أيت أومالو; 550 Tizi-Rached|تيزي راشد
  Tizi-Ghenif|تيزي غنيف: 536 M'kira|مكيرة; 548 Tizi-Gheniff|تيزي غنيف
16 Alger|الجزائر
  Bab El Oued|باب الوادي: 557 =; 567 Bologhine Ibnou Ziri|بولوغين بن زيري; 572 Casbah|القصبة; 596 Oued Koriche|وادي قريش; 601 Rais Hamidou|الرايس حميدو
  Baraki|براقي: 561 =; 592 Les Eucalyptus|الكاليتوس; 606 Sidi Moussa|سيدي موسى
  Bir Mourad Rais|بئر مراد رايس: 564 =; 565 Birkhadem|بئر خادم; 576 Djasr Kasentina|جسر قسنطينة; 589 Hydra|حيدرة; 604 Sehaoula|السحاولة
  Birtouta|بئر توتة: 566 Bir Touta|بئر توتة; 598 Ouled Chebel|اولاد شبل; 609 Tessala El Merdja|تسالة المرجة
  Bouzareah|بوزريعة: 562 Ben Aknoun|ابن عكنون; 563 Beni Messous|بني مسوس; 571 =; 580 El Biar|الابيار
  Cheraga|الشراقة: 554 Ain Benian|عين بنيان; 573 =; 575 Dely Ibrahim|دالي ابراهيم; 586 Hammamet|الحمامات; 599 Ouled Fayet|اولاد فايت
  Dar El Beida|الدار البيضاء: 555 Ain Taya|عين طاية; 558 Bab Ezzouar|باب الزوار; 568 Bordj El Bahri|برج البحري; 569 Bordj El Kiffan|برج الكيفان; 574 =; 584 El Marsa|المرسى; 595 Mohammadia|المحمدية
  Draria|الدرارية: 559 Baba Hassen|بابا حسن; 577 Douira|الدويرة; 578 =; 579 El Achour|العاشور; 590 Khraissia|الخرايسية
  El Harrach|الحراش: 560 Bachedjerah|باش جراح; 570 Bourouba|بوروبة; 581 =; 597 Oued Smar|وادي السمار
  Hussein Dey|حسين داي: 583 El Magharia|المغارية; 588 =; 591 Kouba|القبة; 594 Mohamed Belouzdad|محمد بلوزداد
  Rouiba|الرويبة: 587 Herraoua|هراوة; 602 Reghaia|رغاية; 603 =
  Sidi M'hamed|سيدي امحمد: 556 Alger Centre|الجزائر الوسطى; 582 El Madania|المدنية; 585 El Mouradia|المرادية; 605 =
  Zeralda|زرالدة: 593 Maalma|المعالمة; 600 Rahmania|الرحمانية; 607 Souidania|سويدانية; 608 Staoueli|سطاوالي; 610 =
17 Djelfa|الجلفة
  Ain El Ibel|عين الإبل: 612 =; 638 Moudjebara|مجبارة; 644 Taadmit|تعظميت; 646 Zaccar|زكار
  Ain Oussera|عين وسارة: 615 =; 630 Guernini|قرنيني
  Birine|بيرين: 617 Benhar|بنهار; 619 =
  Charef|الشارف: 618 Benyagoub|بن يعقوب; 621 =; 626 El Guedid|القديد
  Dar Chioukh|دار الشيوخ: 622 =; 637 M'liliha|مليليحة; 642 Sidi Baizid|سيدي بايزيد
  Djelfa|الجلفة: 624 =
  El Idrissia|الادريسية: 611 Ain Chouhada|عين الشهداء; 625 Douis|دويس; 627 =
  Faidh El Botma|فيض البطمة: 616 Amourah|عمورة; 629 =; 639 Oum Laadham|أم العظام
  Had Sahary|حد الصحاري: 613 Ain Fekka|عين فقه; 620 Bouira Lahdab|بويرة الأحداب; 632 =
  Hassi Bahbah|حاسي بحبح: 614 Ain Maabed|عين معبد; 633 =; 634 Hassi El Euch|حاسي العش; 645 Zaafrane|زعفران
  Messaad|مسعد: 623 Deldoul|دلدول; 631 Guettara|قطارة; 636 =; 640 Sed Rahal|سد الرحال; 641 Selmana|سلمانة
  Sidi Laadjel|سيدي لعجال: 628 El Khemis|الخميس; 635 Hassi Fedoul|حاسي فدول; 643 =
18 Jijel|جيجل
  Chekfa|الشقفة: 647 Bordj T'har|برج الطهر; 652 =; 657 El Kennar Nouchfi|القنار نشفي; 670 Sidi Abdelaziz|سيدي عبد العزيز
  Djimla|جيملة: 648 Boudria Beniyadjis|بودريعة بني ياجيس; 654 =
  El Ancer|العنصر: 649 Bouraoui Belhadef|بوراوي بلهادف; 653 Djemaa Beni Habibi|الجمعة بني حبيبي; 655 =; 664 Khiri Oued Adjoul|خيري واد عجول
  El Aouana|العوانة: 656 =; 668 Selma Benziada|سلمى بن زيادة
  El Milia|الميلية: 658 =; 667 Ouled Yahia Khadrouch|أولاد يحيى خدروش
  Jijel|جيجل: 662 =
  Settara|السطارة: 661 Ghebala|غبالة; 669 =
  Sidi Marouf|سيدي معروف: 666 Ouled Rabah|أولاد رابح; 671 =
  Taher|الطاهير: 650 Boussif Ouled Askeur|بوسيف أولاد عسكر; 651 Chahna|الشحنة; 659 Emir Abdelkader|الامير عبد القادر; 665 Oudjana|وجانة; 672 =
  Texenna|تاكسنة: 663 Kaous|قاوس; 673 =
  Ziamah Mansouriah|زيامة منصورية: 660 Erraguene Souissi|أراقن سويسي; 674 Ziama Mansouriah|زيامة منصورية
19 Sétif|سطيف
  Ain Arnat|عين أرنات: 675 Ain Abessa|عين عباسة; 676 =; 707 El Ouricia|أوريسيا; 720 Mezloug|مزلوق
  Ain Azel|عين أزال: 677 =; 679 Ain Lahdjar|عين الحجر; 689 Beidha Bordj|بيضاء برج; 697 Bir Haddada|بئر حدادة
  Ain El Kebira|عين الكبيرة: 678 =; 703 Dehamcha|الدهامشة; 722 Ouled Addouane|أولاد عدوان
  Ain Oulmene|عين ولمان: 680 =; 709 Guellal|قلال; 717 Kasr El Abtal|قصر الابطال; 724 Ouled Si Ahmed|أولاد سي أحمد
  Amoucha|عموشة: 686 =; 721 Oued El Bared|واد البارد; 734 Tizi N'bechar|تيزي نبشار
  Babor|بابور: 687 =; 728 Serdj-El-Ghoul|سرج الغول
  Beni Aziz|بني عزيز: 683 Ain-Sebt|عين السبت; 695 Beni-Aziz|بني عزيز; 718 Maaouia|معاوية
  Beni Ourtilane|بني ورتيلان: 681 Ain-Legradj|عين لقراج; 691 Beni Chebana|بني شبانة; 693 =; 696 Beni-Mouhli|بني موحلي
  Bir El Arch|بئر العرش: 690 Bellaa|بلاعة; 698 Bir-El-Arch|بئر العرش; 708 El-Ouldja|الولجة; 730 Tachouda|تاشودة
  Bouandas|بوعنداس: 684 Ait Naoual Mezada|أيت نوال مزادة; 685 Ait-Tizi|ايت تيزي; 699 =; 701 Bousselam|بوسلام
  Bougaa|بوقاعة: 682 Ain-Roua|عين الروى; 694 Beni Oussine|بني وسين; 700 =
  Djemila|جميلة: 692 Beni Fouda|بني فودة; 704 =
  El Eulma|العلمة: 688 Bazer-Sakra|بازر سكرة; 706 =; 710 Guelta Zerka|قلتة زرقاء
  Guenzet|قنزات: 711 =; 716 Harbil|حربيل
  Guidjel|قجال: 712 =; 723 Ouled Sabor|أولاد صابر
  Hammam Guergour|حمام قرقور: 705 Draa-Kebila|ذراع قبيلة; 715 =
  Hammam Sokhna|حمام السخنة: 713 Hamam Soukhna|حمام السخنة; 732 Taya|الطاية; 733 Tella|التلة
  Maoklane|ماوكلان: 719 Maouaklane|ماوكلان; 731 Tala-Ifacene|تالة إيفاسن
  Salah Bey|صالح باي: 702 Boutaleb|بوطالب; 714 Hamma|الحامة; 725 Ouled Tebben|أولاد تبان; 726 Rosfa|الرصفة; 727 =
  Setif|سطيف: 729 =
20 Saïda|سعيدة
  Ain El Hadjar|عين الحجر: 735 =; 742 Moulay Larbi|مولاي العربي; 746 Sidi Ahmed|سيدي احمد
  El Hassasna|الحساسنة: 736 Ain Sekhouna|عين السخونة; 739 =; 741 Maamora|المعمورة
  Ouled Brahim|أولاد ابراهيم: 737 Ain Soltane|عين السلطان; 743 Ouled Brahim|أولاد إبراهيم; 749 Tircine|تيرسين
  Saida|سعيدة: 745 =
  Sidi Boubekeur|سيدي بوبكر: 740 Hounet|هونت; 744 Ouled Khaled|أولاد خالد; 747 Sidi Amar|سيدي عمر; 748 =
  Youb|يوب: 738 Doui Thabet|دوي ثابت; 750 =
21 Skikda|سكيكدة
  Ain Kechra|عين قشرة: 753 =; 778 Ouldja Boulbalout|الولجة بولبلوط
  Azzaba|عزابة: 752 Ain Charchar|عين شرشار; 755 =; 765 Djendel Saadi Mohamed|جندل سعدي محمد; 767 El Ghedir|الغدير; 771 Es Sebt|السبت
  Ben Azzouz|بن عزوز: 756 Bekkouche Lakhdar|بكوش لخضر; 757 =; 769 El Marsa|المرسى
  Collo|القل: 760 Beni Zid|بني زيد; 763 Cheraia|الشرايع; 764 =
  El Hadaiek|الحدائق: 754 Ain Zouit|عين زويت; 762 Bouchetata|بوشطاطة; 768 =
  El Harrouch|الحروش: 766 El Arrouch|الحروش; 770 Emjez Edchich|مجاز الدشيش; 780 Ouled Habbaba|أولاد حبابة; 783 Salah Bouchaour|صالح بو الشعور; 787 Zerdezas|زردازة
  Ouled Attia|أولاد عطية: 776 Khenag Maoune|خناق مايو; 777 Oued Zhour|وادي الزهور; 779 =
  Oum Toub|أم الطوب: 781 =
  Ramdane Djamel|رمضان جمال: 758 Beni Bechir|بني بشير; 782 =
  Sidi Mezghiche|سيدي مزغيش: 751 Ain Bouziane|عين بوزيان; 759 Beni Oulbane|بني ولبان; 784 =
  Skikda|سكيكدة: 772 Filfila|فلفلة; 773 Hammadi Krouma|حمادي كرومة; 785 =
  Tamalous|تمالوس: 761 Bin El Ouiden|بين الويدان; 775 Kerkara|الكركرة; 786 =
  Zitouna|الزيتونة: 774 Kanoua|قنواع; 788 =
22 Sidi Bel Abbès|سيدي بلعباس
  Ain El Berd|عين البرد: 789 =; 808 Makedra|مكدرة; 825 Sidi Brahim|سيدي ابراهيم; 828 Sidi Hamadouche|سيدي حمادوش
  Ben Badis|بن باديس: 795 Bedrabine El Mokrani|بضرابين المقراني; 797 =; 802 Chetouane Belaila|شيطوان البلايلة; 806 Hassi Zahana|حاسي زهانة
  Marhoum|مرحوم: 799 Bir El Hammam|بئر الحمام; 809 =; 826 Sidi Chaib|سيدي شعيب
  Merine|مرين: 811 =; 817 Oued Taourira|وادي تاوريرة; 833 Taoudmout|تاودموت; 834 Tefessour|تفسور
  Mostefa Ben Brahim|مصطفى بن ابراهيم: 796 Belarbi|بلعربي; 813 =; 839 Tilmouni|تلموني; 840 Zerouala|زروالة
  Moulay Slissen|مولاي سليسن: 792 Ain Tindamine|عين تندمين; 804 El Hacaiba|الحصيبة; 814 =
  Ras El Ma|راس الماء: 815 Oued Sebaa|وادي السبع; 818 =; 819 Redjem Demouche|رجم دموش
  Sfisef|سفيزف: 793 Ain- Adden|عين أدن; 800 Boudjebaa El Bordj|بوجبهة البرج; 810 M'cid|مسيد; 821 =
  Sidi Ali Ben Youb|سيدي علي بن يوب: 801 Boukhanefis|بوخنفيس; 822 Sidi Ali Benyoub|سيدي علي بن يوب; 832 Tabia|طابية
  Sidi Ali Boussidi|سيدي علي بوسيدي: 790 Ain Kada|عين قادة; 807 Lamtar|لمطار; 823 =; 827 Sidi Dahou Zairs|سيدي دحو الزاير
  Sidi Bel Abbes|سيدي بلعباس: 824 Sidi Bel-Abbes|سيدي بلعباس
  Sidi Lahcene|سيدي لحسن: 794 Amarnas|العمارنة; 829 Sidi Khaled|سيدي خالد; 830 =; 831 Sidi Yacoub|سيدي يعقوب
  Telagh|تلاغ: 803 Dhaya|الضاية; 812 Mezaourou|مزاورو; 835 Teghalimet|تغاليمت; 836 =
  Tenira|تنيرة: 798 Benachiba Chelia|بن عشيبة شلية; 805 Hassi Dahou|حاسي دحو; 816 Oued Sefioun|وادي سفيون; 837 =
  Tessala|تسالة: 791 Ain Thrid|عين الثريد; 820 Sehala Thaoura|السهالة الثورة; 838 =
23 Annaba|عنابة
  Ain El Berda|عين الباردة: 841 =; 845 Cheurfa|الشرفة; 847 El Eulma|العلمة
  Annaba|عنابة: 842 =; 850 Seraidi|سرايدي
  Berrahal|برحال: 843 =; 849 Oued El Aneb|واد العنب; 852 Treat|التريعات
  Chetaibi|شطايبي: 844 =
  El Bouni|البوني: 846 =
  El Hadjar|الحجار: 848 =; 851 Sidi Amar|سيدي عمار
24 Guelma|قالمة
  Ain Hessainia|عين حساينية: 879 Houari Boumedienne|هواري بومدين; 877 Medjez Amar|مجاز عمار; 883 Ras El Agba|رأس العقبة; 885 Sellaoua Announa|سلاوة عنونة
  Ain Makhlouf|عين مخلوف: 854 Ain Larbi|عين العربي; 855 =; 886 Tamlouka|تاملوكة
  Bouchegouf|بوشقوف: 853 Ain Ben Beida|عين بن بيضاء; 865 =; 878 Medjez Sfa|مجاز الصفاء; 881 Oued Ferragha|وادي فراغة
  Guelaat Bousbaa|قلعة بوصبع: 858 Belkheir|بلخير; 860 Beni Mezline|بني مزلين; 866 Boumahra Ahmed|بومهرة أحمد; 868 Djeballah Khemissi|جبالة الخميسي; 870 Guelaat Bou Sbaa|قلعة بوصبع; 875 Nechmaya|نشماية
  Guelma|قالمة: 859 Bendjarah|بن جراح; 871 =
  Hammam Debagh|حمام دباغ: 863 Bou Hamdane|بوحمدان; 872 =; 884 Roknia|الركنية
  Hammam N'bails|حمام النبايل: 867 Dahouara|الدهوارة; 873 Hammam N'bail|حمام النبايل; 880 Oued Cheham|وادي الشحم
  Heliopolis|هيليوبوليس: 864 Bouati Mahmoud|بوعاتي محمود; 869 El Fedjoudj|الفجوج; 874 =
  Khezaras|خزارة: 857 Ain Sandel|عين صندل; 862 Bou Hachana|بوحشانة; 876 Khezaras|لخزارة
  Oued Zenati|وادي الزناتي: 856 Ain Regada|عين رقادة; 861 Bordj Sabath|برج صباط; 882 =
25 Constantine|قسنطينة
  Ain Abid|عين عبيد: 887 =; 889 Ben Badis|أبن باديس الهرية
  Constantine|قسنطينة: 891 =
  El Khroub|الخروب: 888 Ain Smara|عين السمارة; 893 =; 897 Ouled Rahmoun|أولاد رحمون
  Hamma Bouziane|حامة بوزيان: 892 Didouche Mourad|ديدوش مراد; 894 =
  Ibn Ziad|ابن زياد: 895 =; 896 Messaoud Boudjeriou|بوجريو مسعود
  Zighoud Youcef|زيغود يوسف: 890 Beni Hamidane|بني حميدان; 898 =
26 Médéa|المدية
  Ain Boucif|عين بوسيف: 899 =; 925 El Ouinet|العوينات; 927 Kef Lakhdar|الكاف الاخضر; 942 Ouled Emaaraf|أولاد امعرف; 951 Sidi Demed|سيدي دامد
  Aziz|عزيز: 902 =; 917 Derrag|دراق; 944 Oum El Djellil|أم الجليل
  Beni Slimane|بني سليمان: 905 =; 913 Bouskene|بوسكن; 953 Sidi Rabie|سيدي الربيع
  Berrouaghia|البرواقية: 906 =; 941 Ouled Deid|أولاد دايد; 946 Rebaia|الربعية
  Chahbounia|الشهبونية: 909 Bouaiche|بوعيش; 912 Boughzoul|بوغزول; 914 Chabounia|الشهبونية
  Chellalat El Adhaoura|شلالة العذاورة: 900 Ain Ouksir|عين اقصير; 915 Chelalet El Adhaoura|شلالة العذاورة; 916 Cheniguel|شنيقل; 958 Tafraout|تفراوت
  El Azizia|العزيزية: 920 =; 930 Maghraoua|مغراوة; 935 Mihoub|ميهوب
  El Omaria|العمارية: 903 Baata|بعطة; 924 =; 940 Ouled Brahim|أولاد إبراهيم
  Guelb El Kebir|القلب الكبير: 907 Bir Ben Laabed|بئر بن عابد; 921 El Guelbelkebir|القلب الكبير; 948 Sedraya|سدراية
  Ksar El Boukhari|قصر البخاري: 929 =; 934 M'fatha|مفاتحة; 947 Saneg|السانق
  Medea|المدية: 919 Draa Esmar|ذراع السمار; 931 =; 959 Tamesguida|تمسقيدة
  Ouamri|عوامري: 926 Hannacha|حناشة; 936 =; 937 Oued Harbil|وادي حربيل
  Ouled Antar|أولاد عنتر: 908 Boghar|بوغار; 938 =; 943 Ouled Hellal|أولاد هلال
  Ouzera|وزرة: 904 Ben Chicao|بن شكاو; 922 El Hamdania|الحمدانية; 945 =; 960 Tizi Mahdi|تيزي مهدي
  Seghouane|سغوان: 932 Medjebar|مجبر; 949 =; 961 Tletat Ed Douair|ثلاث دوائر; 962 Zoubiria|الزبيرية
  Si Mahdjoub|سي المحجوب: 910 Bouaichoune|بوعيشون; 939 Ouled Bouachra|أولاد بوعشرة; 950 =
  Sidi Naamane|سيدي نعمان: 911 Bouchrahil|بوشراحيل; 928 Khams Djouamaa|خمس جوامع; 952 =
  Souaghi|السواقي: 918 Djouab|جواب; 954 Sidi Zahar|سيدي زهار; 955 Sidi Ziane|سيدي زيان; 956 Souagui|السواقي
  Tablat|تابلاط: 901 Aissaouia|العيساوية; 923 El Haoudane|الحوضان; 933 Mezerana|مزغنة; 957 =
27 Mostaganem|مستغانم
  Achaacha|عشعاشة: 963 =; 974 Khadra|خضرة; 980 Nekmaria|نكمارية; 982 Ouled Boughalem|أولاد بوغالم
  Ain Nouicy|عين نويسي: 965 Ain-Nouissy|عين نويسي; 970 Fornaka|فرناقة; 973 Hassiane|الحسيان (بني ياحي
  Ain Tedeles|عين تادلس: 967 Ain-Tedles|عين تادلس; 981 Oued El Kheir|وادي الخير; 987 Sidi Belaattar|سيدي بلعطار; 991 Sour|سور
  Bouguirat|بوقيراط: 969 =; 984 Safsaf|صفصاف; 989 Sirat|سيرات; 990 Souaflia|السوافلية
  Hassi Mameche|حاسي ماماش: 972 =; 977 Mazagran|مزغران; 992 Stidia|ستيدية
  Kheir Eddine|خير الدين: 964 Ain-Boudinar|عين بودينار; 975 Kheir-Eddine|خير الدين; 985 Sayada|صيادة
  Mesra|ماسرة: 966 Ain-Sidi Cherif|عين سيدي الشريف; 976 Mansourah|منصورة; 978 =; 994 Touahria|الطواهرية
  Mostaganem|مستغانم: 979 =
  Sidi Ali|سيدي علي: 983 Ouled-Maalah|أولاد مع الله; 986 =; 993 Tazgait|تزقايت
  Sidi Lakhdar|سيدي لخضر: 968 Benabdelmalek Ramdane|بن عبد المالك رمضان; 971 Hadjadj|حجاج; 988 Sidi-Lakhdar|سيدي لخضر
28 M'Sila|المسيلة
  Ain El Hadjel|عين الحجل: 995 =; 1035 Sidi Hadjeres|سيدي هجرس
  Ain El Melh|عين الملح: 996 =; 997 Ain Fares|عين فارس; 999 Ain Rich|عين الريش; 1005 Bir Foda|بئر فضة; 1036 Sidi M'hamed|سيدي امحمد
  Ben Srour|بن سرور: 1001 =; 1022 Mohamed Boudiaf|محمد بوضياف; 1031 Ouled Slimane|أولاد سليمان; 1041 Zarzour|زرزور
  Bousaada|بوسعادة: 1006 Bou Saada|بوسعادة; 1011 El Hamel|الهامل; 1032 Oulteme|ولتام
  Chellal|شلال: 1008 =; 1014 Khettouti Sed-El-Jir|خطوطي سد الجير; 1017 Maarif|معاريف; 1028 Ouled Madhi|أولاد ماضي
  Djebel Messaad|جبل مساعد: 1010 =; 1037 Slim|سليم
  Hammam Dalaa|حمام الضلعة: 1013 =; 1025 Ouanougha|ونوغة; 1029 Ouled Mansour|أولاد منصور; 1040 Tarmount|تارمونت
  Khoubana|خبانة: 1012 El Houamed|الحوامد; 1015 =; 1019 M'cif|مسيف
  M'sila|المسيلة: 1023 =
  Magra|مقرة: 998 Ain Khadra|عين الخضراء; 1000 Belaiba|بلعايبة; 1004 Berhoum|برهوم; 1009 Dehahna|دهاهنة; 1018 =
  Medjedel|امجدل: 1020 =; 1021 Menaa|مناعة
  Ouled Derradj|أولاد دراج: 1024 M'tarfa|المطارفة; 1016 Maadid|المعاضيد; 1026 Ouled Addi Guebala|أولاد عدي لقبالة; 1027 =; 1038 Souamaa|السوامع
  Ouled Sidi Brahim|أولاد سيدي ابراهيم: 1003 Benzouh|بن زوه; 1030 =
  Sidi Aissa|سيدي عيسى: 1002 Beni Ilmane|بني يلمان; 1007 Bouti Sayeh|بوطي السايح; 1033 =
  Sidi Ameur|سيدي عامر: 1034 =; 1039 Tamsa|تامسة
29 Mascara|معسكر
  Ain Fares|عين فارس: 1042 =; 1058 El Mamounia|المأمونية
  Ain Fekan|عين فكان: 1043 =; 1045 Ain Frass|عين أفرص
  Aouf|عوف: 1047 =; 1048 Benian|بنيان; 1062 Gharrous|غروس
  Bouhanifia|بوحنيفية: 1050 =; 1055 El Gueitena|القطنة; 1065 Hacine|حسين
  El Bordj|البرج: 1052 =; 1059 El Menaouer|المنور; 1066 Khalouia|خلوية
  Ghriss|غريس: 1063 =; 1067 Makhda|ماقضة; 1068 Maoussa|ماوسة; 1070 Matemore|المطمور; 1082 Sidi Boussaid|سيدي بوسعيد
  Hachem|الحشم: 1056 El Hachem|الحشم; 1073 Nesmot|نسمط; 1088 Zelamta|زلامطة
  Mascara|معسكر: 1069 =
  Mohammadia|المحمدية: 1054 El Ghomri|الغمري; 1060 Ferraguig|فراقيق; 1071 Mocta-Douz|مقطع الدوز; 1072 =; 1078 Sedjerara|سجرارة; 1081 Sidi Abdelmoumene|سيدي عبد المومن
  Oggaz|عقاز: 1046 Alaimia|العلايمية; 1074 =; 1077 Ras El Ain Amirouche|رأس عين عميروش
  Oued El Abtal|وادي الأبطال: 1044 Ain Ferah|عين فراح; 1075 =; 1080 Sidi Abdeldjebar|سيدي عبد الجبار
  Oued Taria|وادي التاغية: 1064 Guerdjoum|قرجوم; 1076 =
  Sig|سيق: 1049 Bou Henni|بوهني; 1051 Chorfa|الشرفاء; 1084 =
  Tighennif|تيغنيف: 1079 Sehailia|السهايلية; 1083 Sidi Kada|سيدي قادة; 1085 =
  Tizi|تيزي: 1057 El Keurt|القرط; 1061 Froha|فروحة; 1086 =
  Zahana|زهانة: 1053 El Gaada|القعدة; 1087 =
30 Ouargla|ورقلة
  El Borma|البرمة: 1093 =
  Hassi Messaoud|حاسي مسعود: 1096 =
  N'goussa|انقوسة: 1100 =
  Ouargla|ورقلة: 1101 =; 1102 Rouissat|الرويسات
  Sidi Khouiled|سيدي خويلد: 1089 Ain Beida|عين البيضاء; 1095 Hassi Ben Abdellah|حاسي بن عبد الله; 1103 =
31 Oran|وهران
  Ain Turk|عين الترك: 1112 =; 1118 Bousfer|بوسفر; 1120 El Ancor|العنصر; 1129 Mers El Kebir|المرسى الكبير
  Arzew|أرزيو: 1113 =; 1133 Sidi Ben Yebka|سيدي بن يبقى
  Bethioua|بطيوة: 1110 Ain Biya|عين البية; 1115 =; 1128 Marsat El Hadjadj|مرسى الحجاج
  Bir El Djir|بئر الجير: 1116 =; 1125 Hassi Ben Okba|حاسي بن عقبة; 1126 Hassi Bounif|حاسي بونيف
  Boutlelis|بوتليليس: 1111 Ain Kerma|عين الكرمة; 1119 =; 1130 Messerghin|مسرغين
  Es Senia|السانية: 1122 El Kerma|الكرمة; 1123 =; 1134 Sidi Chami|سيدي الشحمي
  Gdyel|قديل: 1114 Ben Freha|بن فريحة; 1124 =; 1127 Hassi Mefsoukh|حاسي مفسوخ
  Oran|وهران: 1131 =
  Oued Tlelat|وادي تليلات: 1117 Boufatis|بوفاتيس; 1121 El Braya|البراية; 1132 =; 1135 Tafraoui|طفراوي
32 El Bayadh|البيض
  Boualem|بوعلام: 1138 =; 1153 Sidi Ameur|سيدي عامر; 1154 Sidi Slimane|سيدي سليمان; 1155 Sidi Tiffour|سيدي طيفور; 1156 Stitten|ستيتن
  Bougtoub|بوقطب: 1139 =; 1147 El Kheiter|الخيثر; 1157 Tousmouline|توسمولين
  Boussemghoun|بوسمغون: 1140 =
  Brezina|بريزينة: 1141 =; 1149 Ghassoul|الغاسول; 1151 Krakda|كراكدة
  Chellala|شلالة: 1143 =; 1148 El Mehara|المحرة
  El Bayadh|البيض: 1144 =
  Labiodh Sidi Cheikh|الأبيض سيدي الشيخ: 1136 Ain El Orak|عين العراك; 1137 Arbaouat|اربوات; 1146 El Bnoud|البنود; 1145 =
  Rogassa|رقاصة: 1142 Cheguig|الشقيق; 1150 Kef El Ahmar|الكاف الأحمر; 1152 =
33 Illizi|إليزي
  Illizi|إيليزي: 1162 =
  In Amenas|إن أمناس: 1159 Bordj Omar Driss|برج عمر إدريس; 1160 Debdeb|دبداب; 1163 =
34 Bordj Bou Arreridj|برج بوعريريج
  Ain Taghrout|عين تاغروت: 1164 =; 1197 Tixter|تيكستار
  Bir Kasdali|بئر قاصد علي: 1169 =; 1183 Khelil|خليل; 1192 Sidi-Embarek|سيدي أمبارك
  Bordj Bou Arreridj|برج بوعريريج: 1166 B. B. Arreridj|برج بوعريرج
  Bordj Ghedir|برج الغدير: 1167 Belimour|بليمور; 1170 =; 1176 El Annasseur|العناصر; 1180 Ghailasa|غيلاسة; 1194 Taglait|تقلعيت
  Bordj Zemmoura|برج زمورة: 1171 =; 1188 Ouled Dahmane|أولاد دحمان; 1195 Tassamert|تسامرت
  Djaafra|جعافرة: 1172 Colla|القلة; 1173 =; 1178 El Main|الماين; 1193 Tefreg|تفرق
  El Hamadia|الحمادية: 1174 El Euch|العش; 1177 Elhammadia|الحمادية; 1184 Ksour|القصور; 1190 Rabta|الرابطة
  Mansourah|المنصورة: 1168 Ben Daoud|بن داود; 1179 El M'hir|المهير; 1181 Haraza|حرازة; 1185 Mansoura|المنصورة; 1189 Ouled Sidi-Brahim|أولاد سيدي ابراهيم
  Medjana|مجانة: 1175 El Achir|الياشير; 1182 Hasnaoua|حسناوة; 1186 =; 1196 Teniet En Nasr|ثنية النصر
  Ras El Oued|رأس الوادي: 1165 Ain Tesra|عين تسرة; 1187 Ouled Brahem|أولاد أبراهم; 1191 =
35 Boumerdès|بومرداس
  Baghlia|بغلية: 1200 =; 1223 Sidi Daoud|سيدي داود; 1225 Taourga|تاورقة
  Bordj Menaiel|برج منايل: 1203 =; 1211 Djinet|جنات; 1217 Leghata|لقاطة; 1229 Zemmouri|زموري
  Boudouaou|بودواو: 1204 =; 1205 Boudouaou El Bahri|بودواو البحري; 1207 Bouzegza Keddara|بوزقزة قدارة; 1212 El Kharrouba|الخروبة; 1220 Ouled Hedadj|أولاد هداج
  Boumerdes|بومرداس: 1206 =; 1209 Corso|قورصو; 1227 Tidjelabine|تيجلابين
  Dellys|دلس: 1198 Afir|أعفير; 1201 Ben Choud|بن شود; 1210 =
  Isser|يسر: 1208 Chabet El Ameur|شعبة العامر; 1214 =; 1222 Si Mustapha|سي مصطفى; 1228 Timezrit|تيمزريت
  Khemis El Khechna|خميس الخشنة: 1213 Hammedi|حمادي; 1215 =; 1216 Larbatache|الاربعطاش; 1221 Ouled Moussa|أولاد موسى
  Naciria|الناصرية: 1218 =; 1219 Ouled Aissa|أولاد عيسى
  Thenia|الثنية: 1199 Ammal|عمال; 1202 Beni Amrane|بني عمران; 1224 Souk El Had|سوق الحد; 1226 =
36 El Tarf|الطارف
  Ben M'hidi|بن مهيدي: 1233 Ben M Hidi|بن مهيدي; 1234 Berrihane|بريحان; 1243 Echatt|الشط
  Besbes|البسباس: 1232 Asfour|عصفور; 1235 =; 1252 Zerizer|زريزر
  Bouhadjar|بوحجار: 1231 Ain Kerma|عين الكرمة; 1237 =; 1247 Hammam Beni Salah|حمام بني صالح; 1249 Oued Zitoun|وادي الزيتون
  Bouteldja|بوثلجة: 1238 =; 1240 Chefia|الشافية; 1248 Lac Des Oiseaux|بحيرة الطيور
  Drean|الذرعان: 1239 Chebaita Mokhtar|شبيطة مختار; 1241 Chihani|شحاني; 1242 Drean|الذرعـان
  El Kala|القالة: 1244 El Aioun|العيون; 1245 =; 1250 Raml Souk|رمل السوق; 1251 Souarekh|السوارخ
  El Tarf|الطارف: 1230 Ain El Assel|عين العسل; 1236 Bougous|بوقوس; 1246 =; 1253 Zitouna|الزيتونة
37 Tindouf|تندوف
  Tindouf|تندوف: 1254 Oum El Assel|أم العسل; 1255 =
38 Tissemsilt|تيسمسيلت
  Ammari|عماري: 1256 =; 1267 Maacem|المعاصم; 1270 Sidi Abed|سيدي عابد
  Bordj Bounaama|برج بونعامة: 1257 Beni Chaib|بني شعيب; 1258 Beni Lahcene|بني لحسن; 1259 =; 1273 Sidi Slimane|سيدي سليمان
  Bordj Emir Abdelkader|برج الأمير عبد القادر: 1260 Bordj El Emir Abdelkader|برج الأمير عبد القادر; 1277 Youssoufia|اليوسفية
  Khemisti|خميستي: 1262 =; 1265 Layoune|العيون
  Lardjem|لرجام: 1264 =; 1268 Melaab|الملعب; 1272 Sidi Lantri|سيدي العنتري; 1274 Tamellahet|تملاحت
  Lazharia|الأزهرية: 1261 Boucaid|بوقائد; 1263 Larbaa|الأربعاء; 1266 =
  Theniet El Had|ثنية الاحد: 1271 Sidi Boutouchent|سيدي بوتوشنت; 1275 =
  Tissemsilt|تيسمسيلت: 1269 Ouled Bessam|أولاد بسام; 1276 =
39 El Oued|الوادي
  Bayadha|البياضة: 1278 =
  Debila|الدبيلة: 1280 =; 1288 Hassani Abdelkrim|حساني عبد الكريم
  El Oued|الوادي: 1285 El-Oued|الوادي; 1290 Kouinine|كوينين
  Guemar|قمار: 1286 =; 1297 Ourmes|ورماس; 1304 Taghzout|تغزوت
  Hassi Khalifa|حاسي خليفة: 1289 =; 1307 Trifaoui|الطريفاوي
  Magrane|المقرن: 1291 =; 1301 Sidi Aoun|سيدي عون
  Mih Ouensa|اميه وانسة: 1292 Mih Ouansa|اميه وانسة; 1295 Oued El Alenda|وادي العلندة
  Reguiba|الرقيبة: 1287 Hamraia|الحمراية; 1298 =
  Robbah|الرباح: 1283 El Ogla|العقلة; 1294 Nakhla|النخلة; 1299 =
  Taleb Larbi|الطالب العربي: 1279 Ben Guecha|بن قشة; 1282 Douar El Maa|دوار الماء; 1305 =
40 Khenchela|خنشلة
  Ain Touila|عين الطويلة: 1308 =; 1323 M'toussa|متوسة
  Babar|بابار: 1309 =
  Bouhmama|بوحمامة: 1311 =; 1313 Chelia|شلية; 1322 M'sara|مصارة; 1328 Yabous|يابوس
  Chechar|ششار: 1312 =; 1314 Djellal|جلال; 1317 El Oueldja|الولجة; 1321 Khirane|خيران
  El Hamma|الحامة: 1310 Baghai|بغاي; 1315 =; 1318 Ensigha|انسيغة; 1326 Tamza|طامزة
  Kais|قايس: 1319 =; 1325 Remila|الرميلة; 1327 Taouzianat|تاوزيانت
  Khenchela|خنشلة: 1320 =
  Ouled Rechache|أولاد رشاش: 1316 El Mahmal|المحمل; 1324 =
41 Souk Ahras|سوق أهراس
  Bir Bouhouche|بئر بوحوش: 1331 =; 1346 Safel El Ouiden|سافل الويدان; 1354 Zouabi|الزوابي
  Haddada|الحدادة: 1333 =; 1335 Khedara|الخضارة; 1342 Ouled Moumen|أولاد مومن
  M'daourouche|مداوروش: 1338 =; 1345 Ragouba|الراقوبة; 1352 Tiffech|تيفاش
  Mechroha|المشروحة: 1334 Hanencha|الحنانشة; 1337 Machroha|المشروحة
  Merahna|المراهنة: 1339 =; 1344 Ouillen|ويلان; 1348 Sidi Fredj|سيدي فرج
  Ouled Driss|أولاد إدريس: 1330 Ain Zana|عين الزانة; 1341 =
  Oum El Adhaim|أم العظايم: 1340 Oued Kebrit|وادي الكبريت; 1343 =; 1351 Terraguelt|ترقالت
  Sedrata|سدراتة: 1329 Ain Soltane|عين سلطان; 1336 Khemissa|خميسة; 1347 =
  Souk Ahras|سوق أهراس: 1349 =
  Taoura|تاورة: 1332 Drea|الدريعة; 1350 =; 1353 Zaarouria|الزعرورية
42 Tipaza|تيبازة
  Ahmar El Ain|أحمر العين: 1356 Ahmer El Ain|أحمر العين; 1362 Bourkika|بورقيقة; 1379 Sidi Rached|سيدي راشد
  Bou Ismail|بواسماعيل: 1357 Ain Tagourait|عين تاقورايت; 1360 Bou Haroun|بوهارون; 1361 =; 1371 Khemisti|خميستي
  Cherchell|شرشال: 1364 =; 1370 Hadjret Ennous|حجرة النص; 1378 Sidi Ghiles|سيدي غيلاس; 1380 Sidi Semiane|سيدي سميان
  Damous|الداموس: 1359 Beni Mileuk|بني ميلك; 1365 =; 1373 Larhat|الأرهاط
  Fouka|فوكة: 1366 Douaouda|دواودة; 1367 =
  Gouraya|قوراية: 1355 Aghbal|أغبال; 1368 =; 1376 Messelmoun|مسلمون
  Hadjout|حجوط: 1369 =; 1375 Merad|مراد
  Kolea|القليعة: 1358 Attatba|الحطاطبة; 1363 Chaiba|الشعيبة; 1372 =
  Sidi Amar|سيدي أعمر: 1374 Menaceur|مناصر; 1377 Nador|الناظور; 1381 Sidi-Amar|سيدي عامر
  Tipaza|تيبازة: 1382 =
43 Mila|ميلة
  Ain Beida Harriche|عين البيضاء أحريش: 1384 =; 1393 El Ayadi Barbes|العياضي برباس
  Bouhatem|بوحاتم: 1389 =; 1392 Derrahi Bousselah|دراحي بوصلاح
  Chelghoum Laid|شلغوم العيد: 1385 Ain Mellouk|عين الملوك; 1390 =; 1400 Oued Athmenia|وادي العثمانية
  Ferdjioua|فرجيوة: 1395 =; 1413 Yahia Beniguecha|يحي بني قشة
  Grarem Gouga|القرارم قوقة: 1396 =; 1397 Hamala|حمالة
  Mila|ميلة: 1386 Ain Tine|عين التين; 1398 =; 1405 Sidi Khelifa|سيدي خليفة
  Oued Endja|وادي النجاء: 1383 Ahmed Rachedi|أحمد راشدي; 1401 =; 1414 Zeghaia|زغاية
  Rouached|الرواشد: 1404 =; 1412 Tiberguent|تيبرقنت
  Sidi Merouane|سيدي مروان: 1391 Chigara|الشيقارة; 1406 =
  Tadjenanet|تاجنانت: 1388 Benyahia Abderrahmane|بن يحي عبد الرحمن; 1403 Ouled Khalouf|أولاد اخلوف; 1407 =
  Tassadane Haddada|تسدان حدادة: 1399 Minar Zarza|مينار زارزة; 1408 =
  Teleghma|التلاغمة: 1394 El Mechira|مشيرة; 1402 Oued Seguen|وادي سقان; 1409 =
  Terrai Bainen|ترعي باينان: 1387 Amira Arres|اعميرة اراس; 1411 Tassala Lematai|تسالة لمطاعي; 1410 =
44 Aïn Defla|عين الدفلة
  Ain Defla|عين الدفلى: 1417 Ain-Defla|عين الدفلى
  Ain Lechiakh|عين الاشياخ: 1418 Ain-Lechiakh|عين الاشياخ; 1419 Ain-Soltane|عين السلطان; 1444 Oued Djemaa|واد الجمعة
  Bathia|بطحية: 1423 =; 1424 Belaas|بلعاص; 1438 Hassania|الحسانية
  Bordj El Emir Khaled|برج الأمير خالد: 1426 Bir-Ould-Khelifa|بئر ولد خليفة; 1427 Bordj-Emir-Khaled|برج الأمير خالد; 1448 Tarik-Ibn-Ziad|طارق بن زياد
  Boumedfaa|بومدفع: 1428 =; 1439 Hoceinia|الحسينية
  Djelida|جليدة: 1429 Bourached|بوراشد; 1430 =; 1431 Djemaa Ouled Cheikh|جمعة أولاد الشيخ
  Djendel|جندل: 1422 Birbouche|بربوش; 1432 =; 1443 Oued Chorfa|وادي الشرفاء
  El Abadia|العبادية: 1416 Ain-Bouyahia|عين بويحيى; 1433 El-Abadia|العبادية; 1447 Tacheta Zegagha|تاشتة زقاغة
  El Amra|العامرة: 1421 Arib|عريب; 1434 El-Amra|العامرة; 1441 Mekhatria|المخاطرية
  El Attaf|العطاف: 1435 El-Attaf|العطاف; 1449 Tiberkanine|تبركانين
  Hammam Righa|حمام ريغة: 1415 Ain-Benian|عين البنيان; 1420 Ain-Torki|عين التركي; 1437 Hammam-Righa|حمام ريغة
  Khemis|خميس: 1440 Khemis-Miliana|خميس مليانة; 1446 Sidi-Lakhdar|سيدي الأخضر
  Miliana|مليانة: 1425 Ben Allal|بن علال; 1442 =
  Rouina|الروينة: 1436 El-Maine|الماين; 1445 =; 1450 Zeddine|زدين
45 Naâma|النعامة
  Ain Sefra|عين الصفراء: 1452 =; 1462 Tiout|تيوت
  Asla|عسلة: 1453 =
  Mecheria|المشرية: 1451 Ain Ben Khelil|عين بن خليل; 1455 El Biodh|البيوض; 1458 =
  Mekmen Ben Amar|مكمن بن عمار: 1456 Kasdir|القصدير; 1457 Makmen Ben Amar|مكمن بن عمار
  Moghrar|مغرار: 1454 Djenienne Bourezg|جنين بورزق; 1459 =
  Naama|النعامة: 1460 =
  Sfissifa|سفيسيفة: 1461 =
46 Aïn Témouchent|عين تيموشنت
  Ain Kihel|عين الكيحل: 1463 Aghlal|أغلال; 1465 Ain Kihal|عين الكيحل; 1467 Ain Tolba|عين الطلبة; 1468 Aoubellil|عقب الليل
  Ain Larbaa|عين الأربعاء: 1464 Ain El Arbaa|عين الأربعاء; 1481 Oued Sebbah|وادي الصباح; 1486 Sidi Boumediene|سيدي بومدين; 1489 Tamzoura|تامزورة
  Ain Temouchent|عين تموشنت: 1466 =; 1485 Sidi Ben Adda|سيدي بن عدة
  Beni Saf|بني صاف: 1469 =; 1476 Emir Abdelkader|الأمير عبد القادر; 1488 Sidi Safi|سيدي صافي
  El Amria|العامرية: 1470 Bouzedjar|بوزجار; 1473 =; 1475 El Messaid|المساعيد; 1479 Hassi El Ghella|حاسي الغلة; 1482 Ouled Boudjemaa|أولاد بوجمعة
  El Maleh|المالح: 1471 Chaabat El Ham|شعبة اللحم; 1474 =; 1483 Ouled Kihal|أولاد الكيحل; 1490 Terga|تارقة
  Hammam Bou Hadjar|حمام بوحجر: 1472 Chentouf|شنتوف; 1477 =; 1478 Hassasna|الحساسنة; 1480 Oued Berkeche|وادي برقش
  Oulhassa Gheraba|ولهاصة الغرابة: 1484 Oulhaca El Gheraba|ولهاصة الغرابة; 1487 Sidi Ouriache|سيدي ورياش
47 Ghardaïa|غرداية
  Berriane|بريان: 1491 =
  Bounoura|بونورة: 1492 =; 1494 El Atteuf|العطف
  Dhayet Ben Dhahoua|ضاية بن ضحوة: 1493 Dhayet Bendhahoua|ضاية بن ضحوة
  El Guerrara|القرارة: 1497 =
  Ghardaia|غرداية: 1496 =
  Mansourah|المنصورة: 1500 Mansoura|المنصورة
  Metlili|متليلي: 1501 =; 1502 Sebseb|سبسب
  Zelfana|زلفانة: 1503 =
48 Relizane|غليزان
  Ain Tarek|عين طارق: 1505 Ain-Tarek|عين طارق; 1518 Had Echkalla|حد الشكالة
  Ammi Moussa|عمي موسى: 1506 =; 1513 El Hassi|الحاسي; 1515 El Ouldja|الولجة; 1530 Ouled Aiche|أولاد يعيش
  Djidiouia|جديوية: 1512 =; 1519 Hamri|حمري; 1531 Ouled Sidi Mihoub|أولاد سيدي الميهوب
  El H'madna|الحمادنة: 1514 =; 1527 Oued El Djemaa|وادي الجمعة
  El Matmar|المطمر: 1507 Belaassel Bouzagza|بلعسل بوزقزة; 1517 El-Matmar|المطمر; 1534 Sidi Khettab|سيدي خطاب; 1537 Sidi M'hamed Benaouda|سيدي امحمد بن عودة
  Mazouna|مازونة: 1516 El-Guettar|القطار; 1522 =
  Mendes|منداس: 1524 =; 1528 Oued Essalem|وادي السلام; 1535 Sidi Lazreg|سيدي لزرق
  Oued Rhiou|وادي رهيو: 1521 Lahlef|لحلاف; 1525 Merdja Sidi Abed|مرجة سيدي عابد; 1526 Ouarizane|واريزان; 1529 Oued-Rhiou|وادي رهيو
  Ramka|الرمكة: 1532 =; 1539 Souk El Had|سوق الحد
  Relizane|غليزان: 1508 Bendaoud|بن داود; 1533 =
  Sidi M'hamed Ben Ali|سيدي أمحمد بن علي: 1510 Beni Zentis|بني زنطيس; 1523 Mediouna|مديونة; 1536 Sidi M'hamed Benali|سيدي أمحمد بن علي
  Yellel|يلل: 1504 Ain Rahma|عين الرحمة; 1520 Kalaa|القلعة; 1538 Sidi Saada|سيدي سعادة; 1540 =
  Zemmoura|زمورة: 1509 Beni Dergoun|بني درقن; 1511 Dar Ben Abdelah|دار بن عبد الله; 1541 =
49 Timimoun|تيميمون
  Aougrout|أوقروت: 3 =; 8 Deldoul|دلدول; 12 Metarfa|المطارفة
  Charouine|شروين: 7 =; 14 Ouled Aissa|أولاد عيسى; 19 Talmine|طالمين
  Timimoun|تيميمون: 15 Ouled Said|أولاد السعيد; 24 =
  Tinerkouk|تنركوك: 11 Ksar Kaddour|قصر قدور; 25 =
50 Bordj Badji Mokhtar|برج باجي مختار
  Bordj Badji Mokhtar|برج باجي مختار: 5 =; 23 Timiaouine|تيمياوين
51 Ouled Djellal|أولاد جلال
  Ouled Djellal|أولاد جلال: 237 Chaiba|الشعيبة; 240 Doucen|الدوسن; 255 =
  Sidi Khaled|سيدي خالد: 232 Besbes|بسباس; 258 Ras El Miad|رأس الميعاد; 259 =
52 Béni Abbès|بني عباس
  Beni Abbes|بني عباس: 265 Beni-Abbes|بني عباس; 282 Tamtert|تامترت
  El Ouata|الواتة: 269 =
  Igli|إقلي: 271 =
  Kerzaz|كرزاز: 266 Beni-Ikhlef|بن يخلف; 273 =; 283 Timoudi|تيمودي
  Ouled Khodeir|أولاد خضير: 274 Ksabi|القصابي; 279 Ouled-Khodeir|أولاد خضير
53 In Salah|عين صالح
  In Ghar|إينغر: 360 Inghar|إينغر
  In Salah|عين صالح: 357 Ain Salah|عين صالح; 358 Foggaret Ezzoua|فقارة الزوى
54 In Guezzam|عين قزام
  In Guezzam|عين قزام: 356 Ain Guezzam|عين قزام
  Tin Zouatine|تين زواتين: 363 =
55 Touggourt|تقرت
  El-Hadjira|الحجيرة: 1092 El Alia|العالية; 1094 =
  Megarine|المقارين: 1097 =; 1104 Sidi Slimane|سيدي سليمان
  Taibet|الطيبات: 1090 Benaceur|بن ناصر; 1098 M'naguer|المنقر; 1105 =
  Temacine|تماسين: 1091 Blidet Amor|بلدة اعمر; 1107 =
  Touggourt|تقرت: 1099 Nezla|النزلة; 1106 Tebesbest|تبسبست; 1108 =; 1109 Zaouia El Abidia|الزاوية العابدية
56 Djanet|جانت
  Djanet|جانت: 1158 Bordj El Haouass|برج الحواس; 1161 =
57 El Meghaier|المغير
  Djamaa|جامعة: 1281 =; 1293 M'rara|المرارة; 1300 Sidi Amrane|سيدي عمران; 1306 Tenedla|تندلة
  El Meghaier|المغير: 1284 El-M'ghaier|المغير; 1296 Oum Touyour|أم الطيور; 1302 Sidi Khelil|سيدي خليل; 1303 Still|سطيل
58 El Menia|المنيعة
  El Menia|المنيعة: 1495 El Meniaa|المنيعة; 1499 Hassi Gara|حاسي القارة
  Mansourah|المنصورة: 1498 Hassi Fehal|حاسي الفحل
`
