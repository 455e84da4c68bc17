import { family, words } from './words.ts';

/** Numbers as they are romanised, each with its spellings. */
const numbers = `1 ek aik ik, 3 teen tin, 4 char chaar, 5 panch paanch paanj, 6 chay chhe che chey cheh chhay chhey, 7 saat sat, 8 aath aat ath,
  9 nau, 10 das dus, 11 gyarah gyara giyarah giyara gyaarah, 12 barah baarah, 13 terah tairah, 14 chaudah chaudha chodah chawdah chauda,
  15 pandrah pandra pandara pandhra, 16 solah sola solha, 17 satrah satra sattrah sattarah, 18 athara atharah atthara attharah,
  19 unees unnees unnis, 20 bees, 21 ikkees ikkis, 22 baees, 23 teis, 24 chaubees chobees, 25 pachees pachis pacchees, 26 chabbees,
  27 sattaees, 28 athaees, 29 untees, 30 tees, 35 paintees, 40 chalees chaalees, 45 paintalees, 50 pachaas pachas`;

export const urduNumbers: ReadonlyMap<string, number> = new Map(
  numbers.split(/,\s*/).flatMap((line) => {
    const [count, ...spellings] = line.split(' ');
    return spellings.map((spelling) => [spelling, Number(count)] as const);
  }),
);

/** "Hum dono", "teeno ko", "chaaron": all of so many. */
export const urduAlls: ReadonlyMap<string, number> = new Map([
  ...['dono', 'donon', 'donu'].map((word) => [word, 2] as const),
  ...['teeno', 'teenon'].map((word) => [word, 3] as const),
  ...['charo', 'chaaro', 'charon', 'chaaron'].map((word) => [word, 4] as const),
  ...['paancho', 'panchon', 'paanchon'].map((word) => [word, 5] as const),
]);

/** People one orders for. */
export const urduPeople = words(
  `ammi ami amma maa mamu mami abbu abu abba dadi nani bhai bhaiya bhabhi bhabi behen behan bahen baji aapi  
   beta beti bete betay betiyan bacha bachi bachay bache bachon bachchay bachche biwi begum miyan shohar susar saas chacha chachi
   phupho phuppo khala khalu taya tayi dost doston saheli mehman mehmaan mehmano mehmanon bhanja bhanji bhatija bhatiji nawasa pota poti
   larka larki larke larkay larkon larkiyan larkiyon aurat mard log logon bande banday ustad sahab sahib begam chowkidar`,
);

/** Pronouns, postpositions, auxiliaries and politeness: they carry nothing for an order. */
export const urduFillers = words(
  `mein main maine mainay mujh mujhay mera meri mere hum humne hamne hamara hamari hamare hamen humein humko hamko tum tumhara aap apne apni apna
   aapka aapki aapke aapko apka apki apke iss uss unho unhon unhe unhein inhe inhein uska uski uske unka unki unke iska iski iske inka inki inke
   woh wo yeh ye jo jis jin jiska jiski jiske jinhe jab tab jahan wahan yahan yahin udhar idhar
   tha thi thay hua hui hue huay hoga hogi honge hota hoti hotay hote raha rahi rahay rahe rahein gaya gayi gaye gai jata jati jate jaye jayen jaega
   karte karti karta karke karay kare karain karenge karungi karunga karlo karlein karlete lete leti leta lena lelo lelein lunga lungi lenge  
   dete deti deta dijiega dijiyega dedein dedena deden dedijiye bhijwa bhijwana bhijwao bhijwaein mangwa mangwani mangwaya mangwayi mangwate
   bata batao batayein batana sunein suno suniye dekho dekhein dekhna chalo chalein chal khair waise wesay waisay vaise bilkul zaroor zarur
   shukriya mehrbani meharbani inshallah mashallah alhamdulillah wallah arre oye acha achay achi achhi acchi achha sahi teek theek thik
   thoda thodi thode thora thori thore itna itni itne utna utni utne kitna kitni kitne poochna pooch kyunke kyunki kyun kyon kaise kaisa kaisi
   kab kahin kaun kis kisi kise haan han jee magar lekin warna agar jaise jesay aise aisa aisi aesa aesi toh tou lagta lagti laga lagi matlab yaani yani
   dil dilchasp sakta sakti sakte chuka chuki chuke kaafi kafi wagera waghera shayad mila milta milti milte milega milegi milenge
   khani khaani peeni khata khati khate khatay peeta peeti peete khayega khayegi khayenge peeyega peeyegi pasand
   tha thi barha barhao barhaein cherein chherein chero mujhe mujhay hamein humein hame chahiye chahye chaiye chahie chahiay hai hain ho hoon karna karni karo kar kardo karein kardein dena dein dedo dijiye dijye de den bhej bhejo bhejna bhejdo
   aur bhi bhe ka ki ke ko usko usay isay baghair bagair se sa mein main ne ye yeh wo woh woo ek aik wala wali wale walay saath sath pehle pahle baad abba ammi abbu jaldi phir abhi acha achha theek thik haan han nahi zara thora kuch koi sab bas isko inko unko khana khaana khane sirf thanda thandi thande thanday lao lana la dena mangwana mangwao
   bohat bahut bohot liye liay mere meray mairay hamare uske unke amma dadi nani lana lao`,
);

/** Ordinary words people tell stories with; none of them names a dish. */
export const urduTalk = words(
  `aaj kal parson subah dopahar shaam raat din hafta mahina saal waqt thakan thak thaka thaki thake bhook bhookh bhooka bhookay pyaas
   baarish barish garmi sardi mausam dawat daawat shadi salgirah ghar daftar dukan gali mohalla sarak gaari raasta rasta
   achanak jaldi der dair pehli pehla dusra doosra dusri doosri teesra teesri akhri aakhri banane banati banaya banayein pakana pakane
 paisay paise rupay rupaye qeemat mehnga mehngi sasta sasti cheez cheezen cheezain suna suni sunte kaha kahi kahe bola boli socha sochi
   khayal baare yaad bhool gussa khush khushi udaas bimar tabiyat ilaj parhez pait zaban maza mazay mazedar lajawab zabardast kamaal
   taiz mashhoor roz aksar hamesha kabhi dobara phirse sirf pata maloom samajh kaam ruk ruko rukein intezar tayyar khatam baaki baqi
   chhota intikhab hisab hisson hissay tukray tukron dabba dabbay dabbe lifafa thaili dafa baar martaba garam taza taaza
   dhyan khayaal wada sach jhoot qasam yaqeen umeed dua salam adaab
   kal milte samajh aayi bol rahe raha rahi kahan kitna kitne lagega lagta minute ruko shukriya meherbani khuda hafiz aap tum hum main mera meri tera teri apna ghar gaari dost beta beti`,
);

/** "Try karte hain", "khane ka dil hai": it is ordered, and that is all. */
export const urduAsides: readonly string[] = [
  ...family(
    'try, chakh, chakhh, le, kha, pee, mangwa, kar',
    'karte, lete, leta, leti, ke dekhte, kar lete, kar ke dekhte, leti',
    'hain, hoon, hun, hai',
  ),
  ...family('khane, peene, khaane', 'ka', 'dil, mood, mann', 'hai, kar raha hai, chah raha hai, ho raha hai'),
  ...family('ek kaam', 'karo, karein, karte hain'),
  ...family('jo mashhoor, jo best, jo achi, jo acha', 'hai, hain'),
];
