/** South African English, words of its law, names of its languages and institutions, and common British spellings the checker may miss. */
export const SOUTH_AFRICAN_WORDS: readonly string[] =
  `ubuntu matric matriculant matriculants loadshedding load-shedding
  isiZulu isiXhosa isiNdebele Sesotho Setswana Sepedi siSwati Tshivenda Xitsonga Afrikaans Afrikaner Afrikaners
  NSFAS CCMA SARS SASSA SABC SAPS Eskom Transnet PRASA Sasol Telkom Vodacom MTN CSIR HSRC UNISA UCT Wits UKZN UWC TUT
  CPUT DUT NWU UFS SAQA CAPS TVET SETA BBBEE BEE FICA POPIA PAIA COSATU ANC EFF IFP SACP PAC UDF MK Codesa Lekgotla
  lekgotla indaba indabas kgotla imbizo izimbizo lobola ilobolo stokvel stokvels spaza spazas shebeen shebeens
  tsotsi tsotsis tsotsitaal kwaito amapiano gqom maskandi mbaqanga isicathamiya toyi-toyi makwerekwere amakhosi
  inkosi induna indunas sangoma sangomas inyanga muti umuthi bakkie bakkies braai braais braaied biltong boerewors
  boere boer boers rooibos fynbos veld veldt highveld lowveld bushveld koppie koppies kloof kloofs vlei vleis donga
  dongas drift mielie mielies mealie pap vetkoek koeksister koeksisters atchar achar magwinya vetkoeke mogodu bobotie chakalaka bunny naartjie naartjies
  robot robots combi kombi taxi taxis gogo gogos tata mama bra sis ouma oupa oom tannie ja nee lekker eish yebo
  sawubona hamba sharp howzit rondavel rondavels kraal kraals township townships apartheid homeland homelands bantustan
  bantustans hostel hostels dompas Sharpeville Soweto Gauteng Tshwane eThekwini Mangaung Mbombela Polokwane Mahikeng
  Limpopo Mpumalanga KwaZulu Natal Cape Khayelitsha Gugulethu Alexandra Mamelodi Umlazi Langa Marikana Robben
  Johannesburg Joburg Jozi Pretoria Durban Bloemfontein Gqeberha Makhanda Stellenbosch Pietermaritzburg Kimberley
  Mandela Madiba Biko Sisulu Tambo Mbeki Zuma Ramaphosa Luthuli Sobukwe Plaatje Tutu Coetzee Gordimer Mda Ngcobo Dlamini
  Nkosi Ndlovu Mokoena Khumalo Sithole Naidoo Pillay rand rands Zulu Xhosa Ndebele Sotho Tswana Pedi Swati Venda Tsonga
  Coloured Khoi Khoisan San Nguni xenophobia decolonise decolonised decolonising decolonisation coloniality
  decoloniality epistemic epistemicide pedagogies learnership learnerships bursary bursaries learner learners
  organise organised organisation organisations recognise recognised realise realised emphasise emphasised analyse
  analysed analysing programme programmes labour labourers favour behaviour behaviours centre theatre defence licence
  practise practising catalogue dialogue fulfil fulfilment enrol enrolment traveller modelling labelled cancelled
  globalisation urbanisation industrialisation modernisation marginalised privatisation cyberbullying smartphone
  smartphones livestream podcast podcasts blog blogs online offline internet email emails app apps website websites
  wellbeing upcycling greenwashing skillset skillsets tuckshop tuckshops infrastructures deepfake deepfakes chatbots
  mealies delict delictual voetstoots actio actiones quanti minoris redhibitoria legis Aquiliae Aquilian pacta sunt
  servanda prima facie mens rea actus reus bona fide fides ratio decidendi obiter dictum dicta stare decisis ultra
  vires intra audi alteram partem curator litem dolus eventualis culpa iniuria iniuriarum injuria condictio exceptio
  rei vindicatio mandament majeure
  leant zamas samp panga pangas takkie takkies padkos boetie skelm skelms mopane mopani foefie kwaai muthi dwaal
  misinformation disinformation rewilding mentorship multilingualism`.split(/\s+/);
